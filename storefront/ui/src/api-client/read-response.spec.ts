import { describe, expect, it } from 'vitest'
import { CallRefused } from './outcome.ts'
import { readDownload } from './read-response.ts'

const texts = () => undefined
const responseOf = (body: string, headers: Record<string, string>) => new Response(body, { status: 200, headers })

describe('a download', () => {
  it.each([
    ['a table', 'text/csv', 'model\n43045-1000\n'],
    ['JSON that is kept as a file', 'application/json', '[{"model":"43045-1000"}]'],
  ])('is the bytes of %s', async (_, type, body) => {
    const file = responseOf(body, { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="products"' })
    expect(await (await readDownload(file, texts)).text()).toBe(body)
  })

  it('is rejected when the response is an envelope', async () => {
    const body = JSON.stringify({ code: 404, msg: 'There is none', data: null, meta: { type: 'import-not-found' } })
    const refused = readDownload(responseOf(body, { 'Content-Type': 'application/json; charset=utf-8' }), texts)
    await expect(refused).rejects.toBeInstanceOf(CallRefused)
  })
})
