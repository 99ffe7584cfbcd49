import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readUpload, removeUpload, type Upload } from './read-upload.ts'

const rule = { maxFiles: 2, belowBytes: 100, belowByModule: { avatar: 50, admin: 1_000_000 } }

describe('a multipart request', () => {
  let folder: string
  let server: Server
  let results: Promise<Upload | Rejection>[]
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinline-upload-'))
    server = createServer((request, response) => {
      const result = readUpload(request, rule, folder)
      results.push(result)
      result.then(
        () => response.end('read'),
        () => response.writeHead(500).end(),
      )
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
  })
  beforeEach(() => {
    results = []
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const sent = async (form: FormData): Promise<Upload | Rejection> => {
    await (await fetch(url(), { method: 'POST', body: form })).text()
    const [result] = results
    if (result === undefined) throw new Error('nothing arrived')
    return await result
  }
  const formOf = (fields: Record<string, string>, ...files: [name: string, size: number][]): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [name, size] of files) form.append('file', new Blob([Buffer.alloc(size, 'x')]), name)
    return form
  }
  const codeOf = (result: Upload | Rejection): string | undefined => (isRejection(result) ? result.code : undefined)

  it('yields its fields, and its files in a temporary folder', async () => {
    const result = await sent(formOf({ module: 'contact' }, ['图纸 1.pdf', 99], ['b.png', 3]))
    if (isRejection(result)) throw new Error(result.code)
    expect(result.fields).toEqual({ module: 'contact' })
    expect(result.files.map(({ name, size }) => [name, size])).toEqual([
      ['图纸 1.pdf', 99],
      ['b.png', 3],
    ])
    expect((await readFile(result.files[1]?.path ?? '')).toString()).toBe('xxx')
    await removeUpload(result)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['no module', {}, 99, 100],
    ['a smaller module', { module: 'avatar' }, 49, 50],
    ['a larger module', { module: 'admin' }, 999_999, 1_000_000],
  ] as const)('stays below the limit of %s', async (_, fields, fits, refused) => {
    const stored = await sent(formOf(fields, ['a', fits]))
    expect(codeOf(stored)).toBeUndefined()
    if (!isRejection(stored)) await removeUpload(stored)
    results = []
    expect(codeOf(await sent(formOf(fields, ['a', refused])))).toBe('file-too-large')
    expect(await readdir(folder)).toEqual([])
  })

  it('has no more files than the rule allows, in one field', async () => {
    expect(codeOf(await sent(formOf({}, ['a', 1], ['b', 1], ['c', 1])))).toBe('too-many-files')
    results = []
    const form = new FormData()
    form.append('picture', new Blob(['x']), 'a')
    expect(await sent(form)).toMatchObject({ code: 'invalid-input', errors: { picture: 'invalid' } })
    expect(await readdir(folder)).toEqual([])
  })

  it('has a name without folders and control characters', async () => {
    const result = await sent(formOf({}, ['..\\..\\evil\u0007/../x.png', 1]))
    if (isRejection(result)) throw new Error(result.code)
    expect(result.files[0]?.name).toBe('x.png')
    await removeUpload(result)
  })

  it.each([
    ['has no boundary', 'multipart/form-data; charset=utf-8', 'x'],
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxxx',
    ],
  ])('is malformed if it %s', async (_, type, body) => {
    await (await fetch(url(), { method: 'POST', headers: { 'content-type': type }, body })).text()
    expect(await results[0]).toMatchObject({ code: 'malformed-request' })
    expect(await readdir(folder)).toEqual([])
  })

  it('leaves nothing behind if the client disconnects', async () => {
    const outgoing = httpRequest(url(), {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    outgoing.on('error', () => undefined)
    const arrived = new Promise((resolve) => server.once('request', resolve))
    outgoing.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxxx')
    await arrived
    outgoing.destroy()
    expect(await results[0]).toMatchObject({ code: 'malformed-request' })
    expect(await readdir(folder)).toEqual([])
  })
})
