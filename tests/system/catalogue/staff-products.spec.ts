import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { getWithdrawnProduct } from '@pinline/contracts/catalogue/product/get-withdrawn-product'
import { listProductHistory } from '@pinline/contracts/catalogue/product/list-product-history'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { setRelations } from '@pinline/contracts/catalogue/product/set-relations'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import type { ProductId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

const part = async (place: number) => {
  const { list } = (await shop.call(listProducts, { sort: 'model', pageSize: 50, lifecycle: ['active'] })).data
  const row = list[place]
  if (row === undefined) throw new Error('too few products')
  return row
}
const seen = (position: string) => ({ 'x-position': position })
const record = async (productId: ProductId, position = '') =>
  (await shop.call(getProduct, { productId }, position === '' ? {} : seen(position))).data
const adminRows = async (filter: object) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,24]&sort=["model","ASC"]`
  const response = await fetch(`${shop.url()}/api/v1/admin/products?${query}`, {
    headers: { authorization: `Bearer ${shop.staffToken}` },
  })
  const rows: { id: string; withdrawn: boolean; productVersion: number }[] = await response.json()
  return rows
}

const connector = {
  model: 'PX-10/4,5',
  manufacturer: 'Pinline Works',
  series: null,
  category: 'pin-headers',
  positions: 10,
  rows: 2,
  pitchMm: 2.54,
  orientation: 'vertical',
  mounting: 'through-hole',
  gender: 'male',
  currentA: 3,
  voltageV: null,
  datasheetUrl: null,
  weightGrams: 1.2,
  moq: 10,
  orderMultiple: 10,
  packingUnit: 100,
  leadTimeDays: 14,
  hsCode: '853669',
  origin: 'DE',
  rohs: true,
  reach: true,
  custom: false,
} as const

describe('a product that staff enter', () => {
  it('is found at once, once per manufacturer’s part number, and has no drawing without geometry', async () => {
    const created = await shop.call(createProduct, { product: connector })
    const { productId } = created.data
    const shown = await shop.call(getProductDetail, { id: productId }, seen(created.position))
    expect(shown.data).toMatchObject({ model: 'PX-10/4,5', geometry: 'none', pads: [], price: null, demo: false })
    const lines = [{ productId, quantity: 5 }]
    const quoted = await shop.call(quoteLines, { currency: 'EUR', language: 'en', lines })
    expect(quoted.data.lines).toMatchObject([
      { status: 'unpriced', model: 'PX-10/4,5', unitPrice: null, lineTotal: null },
    ])
    const again = await shop.call(createProduct, { product: { ...connector, model: ' px-10/4,5', moq: 1 } })
    expect([again.type, again.refused]).toEqual(['part-number-taken', { errors: { model: 'part-number-taken' } }])
    const other = await shop.call(createProduct, { product: { ...connector, model: 'PX-1045' } })
    expect(other.data.productId).not.toBe(productId)
  })

  it('belongs to a leaf category', async () => {
    for (const category of ['nuts-and-bolts', 'board-connectors']) {
      const refused = await shop.call(createProduct, { product: { ...connector, model: 'PX-20', category } })
      expect(refused.type).toBe('category-not-found')
    }
    const odd = { ...connector, model: 'PX-20', attributes: { flavour: 'mint' } }
    expect((await shop.call(createProduct, { product: odd })).refused).toMatchObject({
      errors: { 'product.attributes.flavour': 'invalid-input' },
    })
  })
})

describe('a product that staff change', () => {
  it('keeps omitted fields, shows the change at once, and refuses the second editor', async () => {
    const { id, moq } = await part(0)
    const before = await record(id)
    const change = { productId: id, version: before.productVersion }
    const done = await shop.call(updateProduct, {
      ...change,
      product: { leadTimeDays: 3, packaging: 'tray', names: { en: 'A name of our own' } },
    })
    const { data } = await shop.call(getProductDetail, { id }, seen(done.position))
    expect(data).toMatchObject({ leadTimeDays: 3, packaging: 'tray', moq, demo: false })
    const late = await shop.call(updateProduct, { ...change, product: { moq: 5 } })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    const after = await record(id, done.position)
    expect(after.product.names).toEqual({ en: 'A name of our own' })
    expect(after.composedNames.de).toBe(before.composedNames.de)
    const cleared = await shop.call(updateProduct, {
      productId: id,
      version: after.productVersion,
      product: { names: null, packaging: null },
    })
    expect((await record(id, cleared.position)).product).not.toHaveProperty('names')
    const history = (await shop.call(listProductHistory, { productId: id })).data
    expect(history.list[0]?.changes).toEqual([
      { field: 'packaging', before: 'tray', after: null },
      { field: 'names.en', before: 'A name of our own', after: null },
    ])
    expect(history.list[1]?.changes).toContainEqual({
      field: 'leadTimeDays',
      before: before.product.leadTimeDays,
      after: 3,
    })
    expect(history.list[1]?.changes.map(({ field }) => field).toSorted()).toEqual([
      'demo',
      'leadTimeDays',
      'names.en',
      'packaging',
    ])
    expect(history.list[0]?.actor).toEqual({ kind: 'staff', id: 's-0000000001' })
    expect(history.list.at(-1)?.actor.kind).toBe('service')
  })

  it('cannot get another’s part number', async () => {
    const [one, other] = [await part(1), await part(2)]
    const { productVersion: version } = await record(one.id)
    const product = { manufacturer: other.manufacturer, model: other.model }
    const refused = await shop.call(updateProduct, { productId: one.id, version, product })
    expect(refused.type).toBe('part-number-taken')
  })

  it('is replaced by another that does not lead back to it', async () => {
    const [old, young] = [await part(3), await part(4)]
    const set = async (id: ProductId, replacement: ProductId | null) =>
      await shop.call(setLifecycle, {
        productId: id,
        version: (await record(id)).productVersion,
        lifecycle: 'discontinued',
        replacement,
      })
    const done = await set(old.id, young.id)
    expect(done.status).toBe(200)
    const { data } = await shop.call(getProductDetail, { id: old.id }, seen(done.position))
    expect(data).toMatchObject({ lifecycle: 'discontinued', replacement: young.id })
    expect((await record(old.id)).replacement).toMatchObject({ id: young.id, model: young.model })
    const [newest] = (await shop.call(listProductHistory, { productId: old.id })).data.list
    expect(newest?.changes).toEqual([
      { field: 'lifecycle', before: 'active', after: 'discontinued' },
      {
        field: 'replacement',
        before: null,
        after: { id: young.id, model: young.model, manufacturer: young.manufacturer },
      },
    ])
    for (const replacement of [old.id, young.id])
      expect((await set(young.id, replacement)).type).toBe('replacement-not-possible')
  })

  it('is neither listed nor sold while withdrawn, and is restored unchanged', async () => {
    const { id, model } = await part(5)
    const { productVersion: version } = await record(id)
    const gone = await shop.call(withdrawProduct, { productId: id, version, reason: 'listed twice' })
    const here = seen(gone.position)
    expect((await shop.call(getProductDetail, { id }, here)).type).toBe('product-withdrawn')
    const { data: instead } = await shop.call(getWithdrawnProduct, { id }, here)
    expect(instead).toMatchObject({ id, model, replacement: null })
    expect(instead.similar.length).toBeGreaterThan(0)
    expect(new Set(instead.similar.map(({ categoryId }) => categoryId))).toEqual(new Set([instead.categoryId]))
    expect(instead.similar.map((row) => row.id)).not.toContain(id)
    expect((await shop.call(listProducts, { q: model }, here)).data.list.map((row) => row.id)).not.toContain(id)
    const lines = [{ productId: id, quantity: 100 }]
    const quoted = await shop.call(quoteLines, { currency: 'USD', language: 'en', lines })
    expect(quoted.data.lines).toMatchObject([{ status: 'unknown' }])
    expect((await adminRows({ withdrawn: true })).map((row) => row.id)).toEqual([id])
    expect(await record(id)).toMatchObject({ withdrawn: true, productVersion: gone.data.version })
    const back = await shop.call(relistProduct, { productId: id, version: gone.data.version })
    expect((await shop.call(getProductDetail, { id }, seen(back.position))).data.model).toBe(model)
    expect(await adminRows({ withdrawn: true })).toEqual([])
    expect((await shop.call(getWithdrawnProduct, { id }, seen(back.position))).type).toBe('product-not-found')
  })
})

describe('related parts', () => {
  it('are shown on both pages where they mate, and not while one is withdrawn', async () => {
    const [header, housing, cover] = [await part(9), await part(10), await part(11)]
    const set = async (relations: object[], position = '') => {
      const { productVersion: version } = await record(header.id, position)
      return await shop.call(setRelations, { productId: header.id, version, relations } as never)
    }
    const mate = { kind: 'mates-with', productId: housing.id }
    const accessory = { kind: 'accessory', productId: cover.id }
    const done = await set([mate, accessory])
    const shown = async (id: ProductId, position: string) =>
      (await shop.call(getProductDetail, { id }, seen(position))).data
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
    const page = await shown(header.id, done.position)
    expect(ids(page.mates)).toContain(housing.id)
    expect(ids(page.accessories)).toEqual([cover.id])
    expect(ids((await shown(housing.id, done.position)).mates)).toContain(header.id)
    expect(ids((await shown(cover.id, done.position)).accessoryOf)).toEqual([header.id])
    expect((await record(housing.id, done.position)).statedBy).toMatchObject([{ id: header.id, kind: 'mates-with' }])
    expect((await set([mate, mate], done.position)).type).toBe('invalid-input')
    expect((await set([{ ...mate, productId: 'p-00000000000000ff' }], done.position)).type).toBe('product-not-found')

    const { productVersion } = await record(housing.id, done.position)
    const gone = await shop.call(withdrawProduct, {
      productId: housing.id,
      version: productVersion,
      reason: 'no longer supplied',
    })
    expect(ids((await shown(header.id, gone.position)).mates)).not.toContain(housing.id)
    expect((await record(header.id, gone.position)).relations).toMatchObject([
      { id: housing.id, model: housing.model, withdrawn: true },
      { id: cover.id, withdrawn: false },
    ])
    const [newest] = (await shop.call(listProductHistory, { productId: header.id })).data.list
    expect(newest?.changes).toMatchObject([
      { field: 'relations', after: [{ kind: 'mates-with', model: housing.model }, { model: cover.model }] },
    ])
    const cleared = await set([], gone.position)
    expect((await shown(cover.id, cleared.position)).accessoryOf).toEqual([])
    const back = await shop.call(relistProduct, { productId: housing.id, version: gone.data.version })
    expect((await shown(housing.id, back.position)).model).toBe(housing.model)
  })
})

describe('documents of a product', () => {
  const upload = async () => {
    const form = new FormData()
    form.set('module', 'document')
    const bytes = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
    form.set('file', new File([bytes], 'rohs.pdf', { type: 'application/pdf' }))
    const response = await fetch(`${shop.url()}/api/v1/upload/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.staffToken}` },
      body: form,
    })
    const { data }: { data: { id: string } } = await response.json()
    return data.id
  }

  it('are links, or files that are public while the product has them', async () => {
    const { id } = await part(6)
    const fileId = await upload()
    const link = { kind: 'datasheet', title: 'Drawing', href: 'https://example.com/a.pdf' } as const
    const file = { kind: 'declaration', title: 'RoHS', fileId } as const
    const open = () => fetch(`${shop.url()}/api/v1/products/document?id=${fileId}`)
    expect((await open()).headers.get('content-type')).toContain('json')
    const set = async (documents: object[], position = '') => {
      const { productVersion: version } = await record(id, position)
      return await shop.call(setDocuments, { productId: id, version, documents } as never)
    }
    const done = await set([link, file])
    const { data } = await shop.call(getProductDetail, { id }, seen(done.position))
    expect(data.documents.map(({ title }) => title)).toEqual(['Drawing', 'RoHS'])
    const response = await fetch(`${shop.url()}${data.documents[1]?.href}`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await set([{ ...file, fileId: 'f-00000000nowhere' }], done.position)).type).toBe('file-not-found')
    expect((await set([{ ...link, href: 'javascript:alert(1)' }], done.position)).type).toBe('invalid-input')
    await set([link], done.position)
    expect((await open()).headers.get('content-type')).toContain('json')
  })
})
