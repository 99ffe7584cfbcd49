import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Files } from '@pinline/chassis/files/s3-files'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { deleteFiles } from '@pinline/contracts/catalogue/file/delete-files'
import { eraseFiles } from '@pinline/contracts/catalogue/file/erase-files'
import { getFileInfo } from '@pinline/contracts/catalogue/file/get-file-info'
import { listFiles } from '@pinline/contracts/catalogue/file/list-files'
import { listFilesOfOwner } from '@pinline/contracts/catalogue/file/list-files-of-owner'
import { fileId } from '@pinline/events/ids'
import { freePorts } from '@pinline/infra/machine/free-port'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'
import { filledUp, mp4, pdf, pngOf } from './sample-files.ts'
import { bytesOf, type Chosen, fetched, refusedIn, storedFile, uploadTo } from './upload-client.ts'

const ann = { kind: 'buyer' as const, id: 'b-00000000ann' }
let shop: CatalogueInstallation
let annToken: string
let benToken: string
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 0)
  annToken = await shop.tokenOf('buyer', ann.id)
  benToken = await shop.tokenOf('buyer', 'b-00000000ben')
})
afterAll(async () => await shop.end())

const send = (path: string, token: string | undefined, fields: Record<string, string>, chosen: Chosen, key?: string) =>
  uploadTo(`${shop.url()}/api/v1${path}`, token, fields, chosen, key)
const upload = (fields: Record<string, string>, chosen: Chosen, token = annToken) =>
  send('/upload/file', token, fields, chosen)
const enclosed = (chosen: Chosen, token = annToken) => upload({ module: 'contact' }, chosen, token)
const shown = (path: string, token?: string) => fetched(shop.url() + path, token)

describe('the library of the back office', () => {
  const create = async (name: string, bytes: Uint8Array) =>
    storedFile(await send('/private/files/create', shop.staffToken, {}, { bytes, name }))
  const asStaff = { authorization: '' }
  beforeAll(() => {
    asStaff.authorization = `Bearer ${shop.staffToken}`
  })

  it('lists, finds, fetches and deletes its files', async () => {
    const word = randomBytes(5).toString('hex')
    const large = await create(`${word} (1).pdf`, filledUp(pdf, 5000))
    const small = await create(`${word.toUpperCase()} +2.png`, await pngOf(8, 8))
    const found = async (filter: object) =>
      (await shop.call(listFiles, { q: word, ...filter })).data.list.map(({ id }) => id)
    expect(await found({})).toEqual([small.id, large.id])
    expect(await found({ type: 10 })).toEqual([small.id])
    const film = await create(`${word}.mp4`, mp4)
    for (const type of [20, 30]) expect(await found({ type })).toEqual([film.id])
    await shop.call(deleteFiles, { ids: [film.id] })
    expect(await found({ q: `${word} (1)` })).toEqual([large.id])
    expect(await found({ q: '.*' })).toEqual([])

    const query = new URLSearchParams({ filter: JSON.stringify({ q: word }), sort: '["size","DESC"]' })
    const rows = await fetch(`${shop.url()}/api/v1/admin/files?${query}`, { headers: asStaff })
    expect(rows.headers.get('content-range')).toBe('files 0-1/2')
    const listed = z.array(z.object({ id: z.string() })).parse(await rows.json())
    expect(listed.map(({ id }) => id)).toEqual([large.id, small.id])

    const one = `/api/v1/private/files/findOne?id=${large.id}`
    expect((await bytesOf(shop.url() + one, shop.staffToken)).length).toBe(5000)
    expect((await shop.call(deleteFiles, { ids: [large.id, small.id] })).data.deleted).toHaveLength(2)
    expect(await refusedIn(await shown(one, shop.staffToken))).toMatchObject({ status: 200, code: 404 })
    expect(await shop.call(deleteFiles, { ids: [large.id] })).toMatchObject({ type: 'file-not-found' })
    const gone = await shown('/api/v1/private/files/findOne?id=none', shop.staffToken)
    expect(await refusedIn(gone)).toEqual({ status: 200, code: 404, type: 'file-not-found' })
  })

  it('does not contain buyers’ attachments, and nobody deletes them from here', async () => {
    const { id, url } = storedFile(await enclosed({ bytes: pdf, name: 'private.pdf' }))
    expect((await shop.call(listFiles, { q: 'private.pdf' })).data.total).toBe(0)
    expect(await shop.call(deleteFiles, { ids: [id] })).toMatchObject({ type: 'file-not-found' })
    expect((await shown(url, annToken)).status).toBe(200)
    expect((await shown(url, shop.staffToken)).status).toBe(200)
    expect(await refusedIn(await shown(url, benToken))).toMatchObject({ code: 404 })
    const plain = await shop.tokenOf('staff', 's-0000000003', 'plain')
    expect(await refusedIn(await shown(url, plain))).toMatchObject({ code: 404 })
  })

  it('accepts files only from those with permission, on every path', async () => {
    const chosen = { bytes: pdf, name: 'a.pdf' }
    const plain = await shop.tokenOf('staff', 's-0000000003', 'plain')
    expect(await send('/private/files/create', plain, {}, chosen)).toMatchObject({ status: 403 })
    for (const token of [plain, annToken])
      for (const path of ['/upload/file', '/upload/file/renam'])
        expect(await send(path, token, { module: 'admin', name: 'a' }, chosen)).toMatchObject({ status: 403 })
    expect((await upload({ module: 'admin' }, chosen, shop.staffToken)).code).toBe(200)
  })
})

describe('what a file belongs to', () => {
  const avatarOf = async () =>
    storedFile(await upload({ module: 'avatar' }, { bytes: await pngOf(9, 9), name: 'a.png' })).id
  const attach = (more: object) =>
    shop.call(attachFile, { fileIds: [], to: 'avatar-ann', owner: ann, module: 'avatar', ...more })

  it('is queried and set by other services, for its owner and module only', async () => {
    const id = await avatarOf()
    expect((await shop.call(getFileInfo, { fileId: id, owner: ann, module: 'avatar' })).data).toMatchObject({
      id,
      owner: ann,
    })
    expect(await shop.call(getFileInfo, { fileId: id, module: 'contact' })).toMatchObject({ type: 'file-not-found' })
    expect(await shop.call(getFileInfo, { fileId: id, owner: { kind: 'staff', id: ann.id } })).toMatchObject({
      type: 'file-not-found',
    })
    const another = { kind: 'buyer' as const, id: 'b-00000000ben' }
    expect(await attach({ fileIds: [id], owner: another })).toMatchObject({ type: 'file-not-found' })
    expect(await attach({ fileIds: [id, fileId.parse('f-0000000000')] })).toMatchObject({ type: 'file-not-found' })
    for (const _ of [1, 2]) expect((await attach({ fileIds: [id] })).data).toEqual({ attached: 1 })
    expect(await attach({ fileIds: [id], to: 'somewhere-else' })).toMatchObject({ type: 'file-not-found' })
    const next = await avatarOf()
    expect((await attach({ fileIds: [next], replaces: true })).data).toEqual({ attached: 1 })
    expect((await attach({ fileIds: [id], to: 'somewhere-else' })).data).toEqual({ attached: 1 })
  })

  it('is attached also while another one replaces what was there', async () => {
    const [former, next] = [await avatarOf(), await avatarOf()]
    const attached = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        turn % 2 === 0 ? attach({ fileIds: [next] }) : attach({ fileIds: [former], replaces: true }),
      ),
    )
    expect(attached.map(({ data }) => data)).toEqual(attached.map(() => ({ attached: 1 })))
  })

  it('is shared with one buyer, and erased with them, whoever owns it', async () => {
    const clerk = { kind: 'staff' as const, id: 's-0000000007' }
    const clerkToken = await shop.tokenOf('staff', clerk.id, 'plain')
    const buyer = { kind: 'buyer' as const, id: 'b-00000000fay' }
    const token = await shop.tokenOf('buyer', buyer.id)
    const report = async () =>
      storedFile(await upload({ module: 'after-sales' }, { bytes: pdf, name: 'report.pdf' }, clerkToken))
    const [shared, other] = [await report(), await report()]
    const request = { to: 'after-sale-2611214073958-1', owner: clerk, module: 'after-sales' } as const
    expect(await refusedIn(await shown(shared.url, token))).toMatchObject({ code: 404 })
    for (const _ of [1, 2]) await shop.call(attachFile, { ...request, fileIds: [shared.id], sharedWith: buyer })
    expect((await shown(shared.url, token)).status).toBe(200)
    expect((await shown(shared.url, clerkToken)).status).toBe(200)
    for (const stranger of [annToken, await shop.tokenOf('staff', 's-0000000008', 'plain')])
      expect(await refusedIn(await shown(shared.url, stranger))).toMatchObject({ code: 404 })
    expect((await shop.call(listFilesOfOwner, { owner: buyer })).data.files).toMatchObject([{ id: shared.id }])
    // What takes its place is shared, and the former file is nobody's but the clerk's again.
    await shop.call(attachFile, { ...request, fileIds: [other.id], sharedWith: buyer, replaces: true })
    expect(await refusedIn(await shown(shared.url, token))).toMatchObject({ code: 404 })
    expect((await shop.call(eraseFiles, { owner: buyer })).data).toEqual({ erased: 1 })
    expect(await refusedIn(await shown(other.url, clerkToken))).toMatchObject({ code: 404 })
    expect((await shown(shared.url, clerkToken)).status).toBe(200)
  })

  it('is exported and erased completely with its owner', async () => {
    const owner = { kind: 'buyer' as const, id: 'b-00000000eve' }
    const token = await shop.tokenOf('buyer', owner.id)
    const { url } = storedFile(await enclosed({ bytes: pdf, name: 'a.pdf' }, token))
    storedFile(await enclosed({ bytes: pdf, name: 'b.pdf' }, token))
    expect((await shop.call(listFilesOfOwner, { owner })).data.files.map(({ name }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
    ])
    expect((await shop.call(eraseFiles, { owner })).data).toEqual({ erased: 2 })
    expect((await shop.call(listFilesOfOwner, { owner })).data.files).toEqual([])
    expect(await refusedIn(await shown(url, token))).toMatchObject({ code: 404 })
  })
})

describe('an object store instead of the folder', () => {
  const bucket = { bucket: 'pinline-files', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  let directory: string
  let server: S3rver
  let endpoint: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pinline-s3-'))
    const [port = 0] = await freePorts(1)
    endpoint = `http://127.0.0.1:${port}`
    server = new S3rver({
      port,
      address: '127.0.0.1',
      directory,
      silent: true,
      configureBuckets: [{ name: bucket.bucket }],
    })
    await server.run()
  })
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })

  it('stores, returns and removes objects, and refuses another key', async () => {
    const store = s3Files({ ...bucket, endpoint }, () => new Date())
    await store.put('f-00000000', { bytes: Buffer.from('a drawing') })
    expect((await store.open('f-00000000'))?.size).toBe(9)
    await store.remove('f-00000000')
    await store.remove('f-00000000')
    expect(await store.open('f-00000000')).toBeUndefined()
    const stranger = s3Files({ ...bucket, endpoint, accessKeyId: 'STRANGER' }, () => new Date())
    await expect(stranger.put('f-00000000', { bytes: Buffer.from('x') })).rejects.toThrow('with 403')
    const unreachable = s3Files({ ...bucket, endpoint: 'http://127.0.0.1:1' }, () => new Date())
    await expect(unreachable.put('f-00000000', { bytes: Buffer.from('x') })).rejects.toThrow('ECONNREFUSED')
  })

  it('serves the whole life of a file by a setting, and deletes what is not attached', async () => {
    const bucketed = await installCatalogue(inject('servers'), 0, {
      FILES_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      FILES_UNATTACHED_HOURS: String(3 / 3600),
      FILES_BUYER_QUOTA_MB: '1',
    })
    const api = `${bucketed.url()}/api/v1`
    const objects = async () => (await readdir(directory, { recursive: true })).join(' ')
    try {
      const film = filledUp(mp4, 3_000_000)
      const created = await uploadTo(
        `${api}/private/files/create`,
        bucketed.staffToken,
        {},
        { bytes: film, name: 'a.mp4' },
      )
      const { id } = storedFile(created)
      expect((await bytesOf(`${api}/private/files/findOne?id=${id}`, bucketed.staffToken)).equals(film)).toBe(true)
      expect(await objects()).toContain(id)
      await bucketed.call(deleteFiles, { ids: [id] })
      expect(await objects()).not.toContain(id)

      const token = await bucketed.tokenOf('buyer', ann.id)
      const put = (size: number) =>
        uploadTo(`${api}/upload/file`, token, { module: 'contact' }, { bytes: filledUp(pdf, size), name: 'a.pdf' })
      // If a sweep was faster, another file is attached.
      const stays = await waitFor('a file is attached', async () => {
        const file = storedFile(await put(1000))
        const { data } = await bucketed.call(attachFile, { fileIds: [file.id], to: 'form-1', owner: ann })
        return data?.attached === 1 && file
      })
      const goes = storedFile(await put(1000))

      // Of five concurrent ones no more are stored than the quota allows.
      const replies = await Promise.all(Array.from({ length: 5 }, () => put(300_000)))
      expect(replies.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(3)
      for (const { meta } of replies.filter(({ code }) => code !== 200)) expect(meta?.type).toBe('quota-reached')

      const fetchedAs = async () => (await fetched(bucketed.url() + goes.url, token)).headers.get('content-type')
      await waitFor('the sweep', async () => ((await fetchedAs())?.startsWith('application/json') ? true : undefined))
      await waitFor('its bytes to be deleted', async () => ((await objects()).includes(goes.id) ? undefined : true))
      expect((await bytesOf(bucketed.url() + stays.url, token)).length).toBe(1000)
    } finally {
      await bucketed.end()
    }
  })
})
