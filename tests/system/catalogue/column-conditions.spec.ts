import { urlPathOf } from '@pinline/chassis/http/call-service'
import { exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { productsResource } from '@pinline/contracts/catalogue/product/products-resource'
import { exportStock } from '@pinline/contracts/catalogue/stock/export-stock'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

const authorized = () => ({ authorization: `Bearer ${shop.staffToken}` })

const listed = async (resource: 'products' | 'stock', filter: object) => {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,99]',
    sort: '["model","ASC"]',
  })
  return await fetch(`${shop.url()}/api/v1/admin/${resource}?${search}`, { headers: authorized() })
}
const products = async (filter: object) =>
  productsResource.row.array().parse(await (await listed('products', filter)).json())
const stock = async (filter: object) => stockResource.row.array().parse(await (await listed('stock', filter)).json())

const exported = async (path: string, filter: Readonly<Record<string, string>>) => {
  const url = `${shop.url()}${urlPathOf(path)}?${new URLSearchParams({ ...filter, format: 'csv' })}`
  const text = await (await fetch(url, { headers: authorized() })).text()
  return text.trimEnd().split('\r\n').slice(1)
}

const models = (rows: readonly { readonly model: string }[]) => rows.map(({ model }) => model)
const today = () => new Date().toISOString().slice(0, 10)

describe('conditions on columns of products', () => {
  it('find what their operators mean, alone and together', async () => {
    const all = await products({})
    const day = today()
    const median = all.map(({ stock: pieces }) => pieces).toSorted((a, b) => a - b)[30] ?? 0
    const cases: readonly [object, (row: (typeof all)[number]) => boolean][] = [
      [{ stock: `gt:${median}` }, (row) => row.stock > median],
      [{ stock: `lt:${median}` }, (row) => row.stock < median],
      [{ positions: 'between:2:6' }, ({ positions }) => positions !== null && positions >= 2 && positions <= 6],
      [{ positions: 'not:2', stock: `gt:${median}` }, (row) => row.positions !== 2 && row.stock > median],
      [{ pitchMm: 'filled' }, ({ pitchMm }) => pitchMm !== null],
      [{ addedAt: `before:${day}@UTC` }, ({ addedAt }) => addedAt.slice(0, 10) < day],
      [{ changedAt: 'last-days:3650@Asia/Tokyo' }, () => true],
    ]
    for (const [filter, matches] of cases)
      expect({ filter, models: models(await products(filter)) }).toEqual({
        filter,
        models: models(all.filter(matches)),
      })
    expect(await products({ price: 'gt:1', stock: `gt:${median}` })).not.toEqual([])
  })

  it('are refused by one code where they cannot be read', async () => {
    for (const filter of [{ stock: 'like:5' }, { addedAt: 'on:2026-02-30' }, { price: 'gt' }]) {
      const refused = await listed('products', filter)
      const body = z.object({ data: z.unknown(), meta: z.object({ type: z.string() }) }).parse(await refused.json())
      expect([refused.status, body.meta.type, body.data]).toEqual([
        422,
        'invalid-input',
        { errors: Object.fromEntries(Object.keys(filter).map((column) => [column, 'condition-format'])) },
      ])
    }
  })

  it('narrow the export as they narrow the list', async () => {
    const filter = { positions: 'between:2:6' }
    const rows = await products(filter)
    expect(rows.length).toBeGreaterThan(0)
    expect(await exported(exportProducts.path, filter)).toHaveLength(rows.length)
    expect(await exported(exportProducts.path, { positions: 'gt:1999' })).toEqual([])
  })
})

it('find stock by its figures and by the next delivery, in the list and in its export', async () => {
  const all = await stock({})
  const cases: readonly [Readonly<Record<string, string>>, (row: (typeof all)[number]) => boolean][] = [
    [{ available: 'is:0' }, ({ available }) => available === 0],
    [{ reorderLevel: 'empty' }, ({ reorderLevel }) => reorderLevel === null],
    [{ incoming: 'filled' }, ({ incoming }) => incoming !== null],
    [{ incoming: 'next-days:30@UTC' }, ({ incoming }) => incoming !== null && incoming.date >= today()],
    [{ received: 'gt:0', adjusted: 'is:0' }, ({ received, adjusted }) => received > 0 && adjusted === 0],
  ]
  for (const [filter, matches] of cases) {
    const expected = models(all.filter(matches))
    if ('incoming' in filter && filter.incoming === 'next-days:30@UTC')
      expect(expected).toEqual(expect.arrayContaining(models(await stock(filter))))
    else expect({ filter, models: models(await stock(filter)) }).toEqual({ filter, models: expected })
    expect(await exported(exportStock.path, filter)).toHaveLength((await stock(filter)).length)
  }
})
