import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startClamd } from '@pinline/chassis/files/clamd.fixtures'
import { envelope } from '@pinline/contracts/api/envelope'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'
import {
  avatarLimit,
  bomb,
  enclosureLimit,
  filledUp,
  gif,
  m4a,
  mp3,
  mp4,
  page,
  pdf,
  photo,
  pngOf,
} from './sample-files.ts'
import { bytesOf, type Chosen, fetched, refusedIn, storedFile, uploadTo } from './upload-client.ts'

const ann = { kind: 'buyer' as const, id: 'b-00000000ann' }
/** Finds what has this in it. */
const malware = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
let scanner: Awaited<ReturnType<typeof startClamd>>
let shop: CatalogueInstallation
let annToken: string
let benToken: string
beforeAll(async () => {
  scanner = await startClamd((content) => `stream: ${content.includes(malware) ? 'Eicar-Signature FOUND' : 'OK'}`)
  shop = await installCatalogue(inject('servers'), 0, { CLAMD_URL: scanner.url })
  annToken = await shop.tokenOf('buyer', ann.id)
  benToken = await shop.tokenOf('buyer', 'b-00000000ben')
})
afterAll(async () => {
  scanner.stop()
  await shop.end()
})

const send = (path: string, token: string | undefined, fields: Record<string, string>, chosen: Chosen, key?: string) =>
  uploadTo(`${shop.url()}/api/v1${path}`, token, fields, chosen, key)
const upload = (fields: Record<string, string>, chosen: Chosen, token = annToken) =>
  send('/upload/file', token, fields, chosen)
const enclosed = (chosen: Chosen, token = annToken) => upload({ module: 'contact' }, chosen, token)
const shown = (path: string, token?: string) => fetched(shop.url() + path, token)
/** Files in the temporary place: they are deleted once the response is sent. */
const beingReceived = () => readdir(join(shop.dataFolder, 'uploads', 'catalogue'))

describe('an avatar', () => {
  it('is made 200 × 200 and upright, without location or author', async () => {
    const answer = storedFile(await upload({ module: 'avatar' }, { bytes: await photo(), name: '我.JPG' }))
    expect(answer).toMatchObject({ name: '我.jpg', type: 'image/jpeg', width: 200, height: 200 })
    const bytes = await bytesOf(shop.url() + answer.url, annToken)
    expect(bytes.length).toBe(answer.size)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200, format: 'jpeg' })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Ann Example')).toBe(false)
  })

  it('is an attachment that no browser runs', async () => {
    const { url } = storedFile(await upload({ module: 'avatar' }, { bytes: await pngOf(9, 9), name: "it's (图).png" }))
    const { headers, status } = await shown(url, annToken)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="it's (?).png"; filename*=UTF-8''it%27s%20%28%E5%9B%BE%29.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  it('is for its owner and for staff: 404 to another buyer, 401 to a stranger', async () => {
    const { url } = storedFile(await upload({ module: 'avatar' }, { bytes: await pngOf(9, 9), name: 'a.png' }))
    expect(await refusedIn(await shown(url, benToken))).toEqual({ status: 200, code: 404, type: 'file-not-found' })
    expect(await refusedIn(await shown(url))).toMatchObject({ status: 401, code: 401 })
    expect((await shown(url, await shop.tokenOf('staff', 's-0000000002', 'plain'))).status).toBe(200)
  })

  it('of a member of staff is shown to them and to no buyer', async () => {
    const token = await shop.tokenOf('staff', 's-0000000002', 'plain')
    const reply = await send(
      '/private/users/upload',
      token,
      { module: 'avatar' },
      {
        bytes: await pngOf(300, 90),
        name: 'a.png',
      },
    )
    const { url, width } = storedFile(reply)
    expect(width).toBe(200)
    expect((await shown(url, token)).status).toBe(200)
    expect(await refusedIn(await shown(url, annToken))).toMatchObject({ code: 404 })
  })

  it('must be smaller than 5 MB', async () => {
    const picture = await pngOf(300, 300)
    storedFile(await upload({ module: 'avatar' }, { bytes: filledUp(picture, avatarLimit - 1), name: 'a.png' }))
    expect(await upload({ module: 'avatar' }, { bytes: filledUp(picture, avatarLimit), name: 'a.png' })).toMatchObject({
      status: 200,
      code: 422,
      meta: { type: 'file-too-large' },
      data: { errors: { file: 'file-too-large' }, belowBytes: avatarLimit },
    })
  })
})

describe('what an upload may be', () => {
  it('nothing in which the virus scanner finds something: it is stored nowhere', async () => {
    const files = () => shop.db.collection('files').countDocuments()
    const before = await files()
    const infected = { bytes: Buffer.concat([pdf, Buffer.from(malware)]), name: 'a.pdf' }
    expect(await enclosed(infected)).toMatchObject({ status: 200, code: 422, meta: { type: 'file-infected' } })
    expect(await files()).toBe(before)
    await waitFor('what was refused to be deleted', async () => (await beingReceived()).length === 0)
  })

  it('an attachment must be smaller than 10 MB', async () => {
    storedFile(await enclosed({ bytes: filledUp(pdf, enclosureLimit - 1), name: 'a.pdf' }))
    expect(await enclosed({ bytes: filledUp(pdf, enclosureLimit), name: 'a.pdf' })).toMatchObject({
      code: 422,
      meta: { type: 'file-too-large' },
    })
  })

  it('its content decides, and its name must not say otherwise', async () => {
    const picture = await pngOf(10, 10)
    const refusals: [Record<string, string>, Chosen][] = [
      [{ module: 'contact' }, { bytes: page, name: 'drawing.png' }],
      [{ module: 'contact' }, { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.svg' }],
      [{ module: 'contact' }, { bytes: picture, name: 'drawing.exe' }],
      [{ module: 'contact' }, { bytes: picture, name: 'drawing.png.html' }],
      [{ module: 'contact' }, { bytes: Buffer.from('MZ'), name: 'drawing' }],
      [{ module: 'contact' }, { bytes: picture.subarray(0, 60), name: 'half.png' }],
      [{ module: 'avatar' }, { bytes: await gif(), name: 'me.gif' }],
      [{ module: 'avatar' }, { bytes: await gif(), name: 'me.png' }],
      [{ module: 'avatar' }, { bytes: pdf, name: 'me.png' }],
    ]
    for (const [fields, chosen] of refusals)
      expect(await upload(fields, chosen), chosen.name).toMatchObject({
        status: 200,
        code: 422,
        meta: { type: 'upload-type-wrong' },
        data: { errors: { file: 'upload-type-wrong' } },
      })
    const renamed = storedFile(await enclosed({ bytes: picture, name: 'photo.jpg' }))
    expect(renamed).toMatchObject({ type: 'image/png', name: 'photo.png' })
  })

  it('a picture that is a page too loses the page', async () => {
    const { url } = storedFile(await enclosed({ bytes: Buffer.concat([await pngOf(10, 10), page]), name: 'a.png' }))
    const bytes = await bytesOf(shop.url() + url, annToken)
    expect(bytes.includes('<script>')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('png')
  })

  it('a picture that would unfold to too much is refused', async () => {
    const before = process.memoryUsage().rss
    expect(await enclosed({ bytes: await bomb(), name: 'a.png' })).toMatchObject({
      code: 422,
      meta: { type: 'file-too-large' },
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  it('in the back office its kind says what it may be', async () => {
    const samples = { 'a.png': await pngOf(9, 9), 'a.mp4': mp4, 'a.m4a': m4a, 'a.mp3': mp3, 'a.pdf': pdf }
    const taken = async (type?: string): Promise<string[]> => {
      const names: string[] = []
      for (const [name, bytes] of Object.entries(samples)) {
        const fields = { module: 'admin', ...(type === undefined ? {} : { type }) }
        const reply = await send('/private/files/create', shop.staffToken, fields, { bytes, name })
        if (reply.code === 200) names.push(name)
        else expect(reply.meta?.type).toBe('upload-type-wrong')
      }
      return names
    }
    expect(await taken('10')).toEqual(['a.png'])
    expect(await taken('20')).toEqual(['a.mp4', 'a.m4a', 'a.mp3'])
    expect(await taken('30')).toEqual(['a.mp4'])
    expect(await taken()).toEqual(Object.keys(samples))
  })

  it('without a file, or with two, it is refused', async () => {
    const asJson = await fetch(`${shop.url()}/api/v1/upload/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${annToken}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(envelope.parse(await asJson.json())).toMatchObject({
      code: 422,
      data: { errors: { file: 'required', module: 'invalid' } },
    })
    const form = new FormData()
    form.append('module', 'contact')
    for (const name of ['a.pdf', 'b.pdf']) form.append('file', new Blob([pdf]), name)
    const two = await fetch(`${shop.url()}/api/v1/upload/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${annToken}` },
      body: form,
    })
    expect(envelope.parse(await two.json())).toMatchObject({ code: 422, meta: { type: 'too-many-files' } })
  })

  it('requires sign-in', async () => {
    const chosen = { bytes: pdf, name: 'a.pdf' }
    for (const token of [undefined, 'not.a.token'])
      expect(await send('/upload/file', token, { module: 'contact' }, chosen)).toMatchObject({ status: 401 })
    for (const path of ['/private/files/create', '/private/users/upload'])
      expect(await send(path, annToken, {}, chosen)).toMatchObject({ status: 401 })
  })

  it('leaves nothing in its temporary place', async () => {
    await waitFor('the last refused upload to be deleted', async () => (await beingReceived()).length === 0)
  })
})

describe('a repeated upload', () => {
  it('with the same key is stored once; another file under that key is refused', async () => {
    const key = `upload-${randomBytes(6).toString('hex')}`
    const again = (bytes: Uint8Array) =>
      send('/upload/file', annToken, { module: 'contact' }, { bytes, name: 'a.pdf' }, key)
    const first = storedFile(await again(pdf))
    expect(storedFile(await again(pdf))).toEqual(first)
    expect(await again(filledUp(pdf, 500))).toMatchObject({ code: 422, meta: { type: 'idempotency-key-reused' } })
  })

  it('under another name has that name, with the extension of its content', async () => {
    const named = (name?: string) =>
      send(
        '/upload/file/renam',
        annToken,
        { module: 'contact', ...(name === undefined ? {} : { name }) },
        { bytes: pdf, name: 'scan0001.pdf' },
      )
    expect(storedFile(await named('Drawing 7')).name).toBe('Drawing 7.pdf')
    expect(storedFile(await named('Drawing v1.2')).name).toBe('Drawing v1.2.pdf')
    expect(storedFile(await named('page.html')).name).toBe('page.html.pdf')
    expect(await named()).toMatchObject({ code: 422, data: { errors: { name: 'required' } } })
  })
})
