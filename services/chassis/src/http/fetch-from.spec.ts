import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchFrom, OtherOriginError } from './fetch-from.ts'

describe('a request to the origin of a setting', () => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' })
    response.end('here')
  })
  let origin = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it.each(['/v3/orders?a=1', 'v3/orders?a=1'])('goes there: %s', async (path) => {
    expect(await (await fetchFrom(`${origin}/base`)(path)).text()).toBe('here')
    expect(seen.pop()).toBe('/v3/orders?a=1')
  })

  it.each([
    'http://127.0.0.2/',
    '//evil.example/v3',
    '/\\evil.example/v3',
    'https://127.0.0.1/',
    'file:///etc/passwd',
    'http://[',
  ])('goes nowhere else: %s', async (target) => {
    await expect(fetchFrom(origin)(target)).rejects.toThrow(OtherOriginError)
    expect(seen).toEqual([])
  })

  it('does not take a host that an origin was extended by', async () => {
    await expect(fetchFrom('https://pay.example')(`https://pay.example@127.0.0.1:1/v3`)).rejects.toThrow(
      OtherOriginError,
    )
    await expect(fetchFrom('https://pay.example')(`https://pay.example.evil.example/v3`)).rejects.toThrow(
      OtherOriginError,
    )
  })

  it('is not led elsewhere by its answer', async () => {
    await expect(fetchFrom(origin)('/moved')).rejects.toThrow('fetch failed')
    expect(seen.splice(0)).toEqual(['/moved'])
  })
})
