import { productsResource } from '@pinline/contracts/catalogue/product/products-resource'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { categoryCompletenessResource } from '@pinline/contracts/catalogue/taxonomy/category-completeness-resource'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { z } from 'zod'
import { fetchPresent } from '../../harness/fetch-present.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

interface Query {
  readonly filter?: object
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  /** Of a command that the list is to show. */
  readonly position?: string
  readonly token?: string
}

const rows = async <Row extends z.ZodType>(
  resource: { readonly name: string; readonly row: Row },
  { filter = {}, sort = ['id', 'ASC'], position = '', token = shop.staffToken }: Query,
) => {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,99]',
    sort: JSON.stringify(sort),
  })
  const listed = await fetchPresent(`${shop.url()}/api/v1/admin/${resource.name}?${search}`, {
    headers: { authorization: `Bearer ${token}`, 'x-position': position },
  })
  return { status: listed.status, rows: listed.ok ? resource.row.array().parse(await listed.json()) : [] }
}
const parts = async (filter: object, position = '') => (await rows(productsResource, { filter, position })).rows
const categories = async (query: Query = {}) => (await rows(categoryCompletenessResource, query)).rows

describe('how complete the data of parts are', () => {
  it('is said of each part, and the list finds what is missing', async () => {
    const all = await parts({})
    for (const { completeness, missing } of all) expect(completeness === 100).toBe(missing.length === 0)
    const incomplete = all.filter(({ completeness }) => completeness < 100).map(({ id }) => id)
    expect(incomplete.length).toBeGreaterThan(0)
    expect((await parts({ completeness: 'lt:100' })).map(({ id }) => id)).toEqual(incomplete)
    for (const kind of ['attribute', 'datasheet', 'weight', 'price'] as const) {
      const lacking = all.filter(({ missing }) => missing.some((one) => one.kind === kind)).map(({ id }) => id)
      expect({ kind, ids: (await parts({ missing: kind })).map(({ id }) => id) }).toEqual({ kind, ids: lacking })
    }
  })

  it('is counted by category, sorted and narrowed', async () => {
    const all = await parts({})
    const listed = await categories({ sort: ['percent', 'ASC'] })
    expect(listed.map(({ percent }) => percent)).toEqual(listed.map(({ percent }) => percent).toSorted((a, b) => a - b))
    expect(listed.reduce((sum, { products }) => sum + products, 0)).toBe(all.length)
    for (const { id, products, incomplete, missing } of listed) {
      const own = all.filter(({ categoryId }) => categoryId === id)
      const lack = (kind: string) => own.filter((one) => one.missing.some((datum) => datum.kind === kind)).length
      expect({ id, products, incomplete, datasheet: missing.datasheet, attribute: missing.attribute }).toEqual({
        id,
        products: own.length,
        incomplete: own.filter(({ completeness }) => completeness < 100).length,
        datasheet: lack('datasheet'),
        attribute: lack('attribute'),
      })
    }
    expect(await categories({ filter: { incomplete: true } })).toEqual(
      (await categories()).filter(({ incomplete }) => incomplete > 0),
    )
    expect((await categories({ filter: { missing: 'drawing' } })).every(({ missing }) => missing.drawing > 0)).toBe(
      true,
    )
  })

  it('follows a change of a part at once, and of its category', async () => {
    const [part] = await parts({ missing: 'datasheet' })
    if (part === undefined) throw new Error('every part has a datasheet')
    const { id: productId, categoryId: category } = part
    const inCategory = async (position: string) =>
      (await categories({ position })).find(({ id }) => id === category)?.missing
    const before = await inCategory('')

    const names = { en: 'A name of our own' }
    const named = await shop.call(updateProduct, { productId, version: part.productVersion, product: { names } })
    const [after] = await parts({ id: [productId] }, named.position)
    expect(after?.missing.filter(({ kind }) => kind === 'name')).toHaveLength(9)
    expect(after?.completeness).toBeLessThan(part.completeness)
    expect(await inCategory(named.position)).toEqual({ ...before, name: 1 })

    const { version } = named.data
    const unnamed = await shop.call(updateProduct, { productId, version, product: { names: null } })
    expect(await inCategory(unnamed.position)).toEqual(before)

    const documents = [{ kind: 'datasheet' as const, title: 'Sheet', href: 'https://example.test/sheet.pdf' }]
    const set = await shop.call(setDocuments, { productId, version: unnamed.data.version, documents })
    const [complete] = await parts({ id: [productId] }, set.position)
    expect(complete?.missing.some(({ kind }) => kind === 'datasheet')).toBe(false)
    expect(await inCategory(set.position)).toEqual({ ...before, datasheet: (before?.datasheet ?? 0) - 1 })
  })

  it('is for those who read products', async () => {
    const plain = await shop.tokenOf('staff', 's-0000000000000000plain', 'plain')
    expect((await rows(categoryCompletenessResource, { token: plain })).status).toBe(403)
  })
})
