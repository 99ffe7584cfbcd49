import { buyerOrStaff, call } from '@pinline/contracts/api/call'
import { fileRuleOf } from '@pinline/contracts/catalogue/file/upload-rules'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acceptOf, fileErrorOf, upload } from './upload.ts'

const keepPicture = call({
  name: 'keep-picture',
  path: '/upload/file',
  effect: 'command',
  access: buyerOrStaff,
  input: z.object({ module: z.string(), sortId: z.string().optional() }),
  output: z.object({ id: z.string() }),
  errors: [],
})
const avatar = fileRuleOf('avatar')
const fileOf = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type })

/** A fake client that counts calls and stores the last form. */
const counting = () => {
  const sent: FormData[] = []
  const api = {
    call: async (...[, , options]: Parameters<Parameters<typeof upload>[0]['call']>) => {
      if (options?.form !== undefined) sent.push(options.form)
      return { kind: 'ok', data: { id: 'f-1' }, stale: false } as const
    },
  } as Parameters<typeof upload>[0]
  return { api, sent }
}

describe('an upload', () => {
  it.each([
    ['me.gif', 'image/gif', 3, { code: 'upload-type-wrong', types: 'jpg, png' }],
    ['me.html', 'text/html', 3, { code: 'upload-type-wrong', types: 'jpg, png' }],
    ['me.png', 'image/png', 5 * 1024 * 1024, { code: 'file-too-large', belowBytes: 5 * 1024 * 1024 }],
  ])('%s is not sent: no request goes out', async (name, type, size, fieldError) => {
    const { api, sent } = counting()
    const outcome = await upload(api, keepPicture, { module: 'avatar' }, fileOf(name, type, size), { rule: avatar })
    expect(outcome).toEqual({ kind: 'not-sent', fieldError })
    expect(sent).toEqual([])
  })

  it('sends a file of the right type after the fields of its module', async () => {
    const { api, sent } = counting()
    const file = fileOf('me.png', 'image/png', 5 * 1024 * 1024 - 1)
    const outcome = await upload(api, keepPicture, { module: 'avatar', sortId: undefined }, file, { rule: avatar })
    expect(outcome).toMatchObject({ kind: 'ok' })
    expect(sent.map((form) => [...form.keys()])).toEqual([['module', 'file']])
  })

  it('offers files by types and extensions', () => {
    expect(acceptOf(avatar)).toBe('image/jpeg,.jpg,.jpeg,.jpe,.jfif,image/png,.png')
    expect(fileErrorOf(fileRuleOf('admin', 20), fileOf('talk.m4a', 'audio/x-m4a'))).toBeUndefined()
  })
})
