import { createHash } from 'node:crypto'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import type { InputOf } from '@pinline/contracts/api/call'
import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { Caller, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const named = z.array(z.strictObject({ id: z.string(), name: z.string(), description: z.string() }))
const detail = z.strictObject({
  ...{ id: z.string(), name: z.string(), symbolIdStr: z.string() },
  ...{ exclude_from_bom: z.string(), exclude_from_board: z.string(), exclude_from_sim: z.string() },
  fields: z.record(z.string(), z.strictObject({ value: z.string(), visible: z.string().optional() })),
})

const repository = z.object({ packages: z.object({ url: z.url(), sha256: z.string() }) })
const packageList = z.object({
  packages: z.tuple([
    z.object({ versions: z.tuple([z.object({ download_url: z.url(), download_sha256: z.string() })]) }),
  ]),
})

/** The HTTP library as KiCad reads it: with its own word for a key, without envelope, texts alone. */
describe('the KiCad library', () => {
  let system: TestSystem
  let buyer: Caller
  let part: ProductDetail
  let secret: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway', 'storefront'],
    })
    buyer = await registerByMail(system.url, 'kicad@buyers.example.test')
    const [first] = await stockedProducts(system.url, 1)
    if (first === undefined) throw new Error('nothing is in stock')
    part = (await new Caller(system.url).call(getProductDetail, { id: first.id })).data()
    secret = (await keyWith(['catalogue:read'])).secret
  })
  afterAll(() => system?.stop())

  const keyWith = async (scopes: InputOf<typeof createApiKey>['scopes']) => {
    const input = { name: 'KiCad', scopes, expiresInDays: null, requestsPerMinute: 600, password: 'Pitch-2.54' }
    const { key, secret } = (await buyer.call(createApiKey, input)).data()
    if (secret === null) throw new Error('a new key came without its secret')
    return { id: key.id, secret }
  }
  const get = (path: string, key: string | undefined = secret, headers: Record<string, string> = {}) =>
    fetch(system.url + path, {
      headers: { ...(key === '' ? {} : { authorization: `Token ${key}` }), ...headers },
      signal: AbortSignal.timeout(120_000),
    })
  const read = async <T extends z.ZodType>(path: string, shape: T) => shape.parse(await (await get(path)).json())

  it('answers at its root with the names of its lists, to a key alone', async () => {
    expect(await read('/kicad/v1/', z.unknown())).toEqual({ categories: '', parts: '' })
    expect((await get('/kicad/v1/', '')).status).toBe(401)
    expect((await get('/kicad/v1/', 'pln_none')).status).toBe(401)
    const { secret: other } = await keyWith(['orders:read'])
    expect((await get('/kicad/v1/categories.json', other)).status).toBe(403)
    expect((await get('/kicad/v1/none.json')).status).toBe(404)
  })

  it('lists every part that has a footprint in the category of the shop', async () => {
    const categories = await read('/kicad/v1/categories.json', named)
    const shop = (await new Caller(system.url).call(listCategories, {})).data()
    expect(categories.map(({ id }) => id)).toContain(part.categoryId)
    const lists = await Promise.all(categories.map(({ id }) => read(`/kicad/v1/parts/category/${id}.json`, named)))
    const all = lists.flat()
    expect(all).toHaveLength(shop.reduce((sum, { count }) => sum + count, 0))
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all).toContainEqual({ id: part.id, name: footprintName(part), description: part.name })
    expect((await get('/kicad/v1/parts/category/none.json')).status).toBe(404)
  })

  it('has symbol, footprint, price breaks and stock of a part, in the currency asked for', async () => {
    const shown = await read(`/kicad/v1/parts/${part.id}.json`, detail)
    expect(shown).toMatchObject({ id: part.id, name: footprintName(part) })
    expect(shown.symbolIdStr).toMatch(/^Pinline:Conn_/)
    expect(shown.fields).toMatchObject({
      footprint: { value: `Pinline:${footprintName(part)}` },
      value: { value: part.model },
      Stock: { value: expect.stringMatching(new RegExp(`^${part.stock}\\b`)) },
    })
    expect(shown.fields.Price?.value.split(', ')).toHaveLength(part.priceBreaks.length)
    expect(shown.fields.Price?.value).toContain(' USD')
    const other = await read(`/kicad/PCM_Pinline/EUR/v1/parts/${part.id}.json`, detail)
    expect(other.fields.footprint?.value).toBe(`PCM_Pinline:${footprintName(part)}`)
    expect(other.fields.Price?.value).toContain(' EUR')
    expect((await get('/kicad/v1/parts/p-0000000000000000.json')).status).toBe(404)
  })

  it('is compressed for clients that take it', async () => {
    const path = `/kicad/v1/parts/category/${part.categoryId}.json`
    const plain = await get(path, secret, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const packed = await get(path, secret, { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(named.parse(await packed.json())).toEqual(named.parse(await plain.json()))
  })

  it('has the footprint of a part as a file of its name', async () => {
    const file = await fetch(`${system.url}/drawings/${part.id}.kicad_mod?download`)
    expect(file.headers.get('content-type')).toContain('application/x-kicad-footprint')
    expect(file.headers.get('content-disposition')).toContain(`${footprintName(part)}.kicad_mod`)
    const text = await file.text()
    expect(text.startsWith(`(footprint "${footprintName(part)}" `)).toBe(true)
    expect(text.match(/^ {2}\(pad /gm)).toHaveLength(part.pads.length)
  })

  it('has a repository for the content manager, whose package has a footprint and a symbol of each part', async () => {
    const load = async (url: string, sha256?: string): Promise<Buffer> => {
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
      if (sha256 !== undefined) expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      return bytes
    }
    const { packages } = repository.parse(JSON.parse((await load(`${system.url}/kicad/repository.json`)).toString()))
    const listed = packageList.parse(JSON.parse((await load(packages.url, packages.sha256)).toString()))
    const [version] = listed.packages[0].versions
    const files = unzipSync(await load(version.download_url, version.download_sha256))
    const footprint = files[`footprints/Pinline.pretty/${footprintName(part)}.kicad_mod`]
    const file = await fetch(`${system.url}/drawings/${part.id}.kicad_mod`)
    expect(Buffer.from(footprint ?? []).toString()).toBe(await file.text())
    const { symbolIdStr } = await read(`/kicad/v1/parts/${part.id}.json`, detail)
    const symbols = await (await fetch(`${system.url}/kicad/Pinline.kicad_sym`)).text()
    expect(symbols).toContain(`(symbol "${symbolIdStr.replace('Pinline:', '')}" `)
    expect(Buffer.from(files['symbols/Pinline.kicad_sym'] ?? []).toString()).toBe(symbols)
    expect((await fetch(`${system.url}/kicad/pinline-0123456789abcdef.zip`)).status).toBe(404)
    const settings = await (await fetch(`${system.url}/kicad/pinline.kicad_httplib`)).json()
    expect(settings).toMatchObject({ source: { root_url: expect.stringMatching(/\/kicad\/PCM_Pinline$/) } })
  })

  it('drops a part that is withdrawn, and a key that is revoked', async () => {
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const other = (await stockedProducts(system.url, 2)).find(({ id }) => id !== part.id)
    if (other === undefined) throw new Error('only one part is in stock')
    const productId = other.id
    const { productVersion: version } = (await staff.call(getProduct, { productId })).data()
    const path = `/kicad/v1/parts/category/${other.categoryId}.json`
    expect((await read(path, named)).map(({ id }) => id)).toContain(productId)
    ;(await staff.call(withdrawProduct, { productId, version, reason: 'Tried' })).data()
    await waitFor('the part is gone', async () => !(await read(path, named)).some(({ id }) => id === productId))
    const { id, secret: revoked } = await keyWith(['catalogue:read'])
    expect((await get('/kicad/v1/', revoked)).status).toBe(200)
    ;(await buyer.call(revokeApiKey, { id })).data()
    await waitFor('the key is refused', async () => (await get('/kicad/v1/', revoked)).status === 401)
  })
})
