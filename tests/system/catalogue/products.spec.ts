import { importProducts } from '@pinline/contracts/catalogue/import/import-products'
import { listCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listStock } from '@pinline/contracts/catalogue/stock/list-stock'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { productId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 200)
})
afterAll(async () => await shop.end())

const unknown = productId.parse('p-0000000000000000')

describe('products', () => {
  it('are listed in the requested language and currency, with counts and pages', async () => {
    const { data } = await shop.call(listProducts, {}, { 'x-locale': 'de', 'x-currency': 'JPY' })
    expect(data).toMatchObject({ total: 200, page: 1, pageSize: 15 })
    expect(data.list).toHaveLength(15)
    for (const row of data.list) expect(row.price).toMatchObject({ scale: 2, currency: 'JPY' })
    expect(data.list.some(({ name }) => /-polig/.test(name))).toBe(true)
    const counted = data.facets.mounting.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(200)
  })

  it('are filtered by what a query string says', async () => {
    const { data } = await shop.call(listProducts, { mounting: 'surface-mount', inStock: true })
    const response = await fetch(`${shop.url()}/api/v1/products?mounting=surface-mount&inStock=true&pageSize=30`)
    const body: { data: { total: number; pageSize: number } } = await response.json()
    expect(body.data).toMatchObject({ total: data.total, pageSize: 30 })
  })

  it('are found by part number and shown whole', async () => {
    const [row] = (await shop.call(listProducts, { sort: 'model' })).data.list
    if (row === undefined) throw new Error('no products')
    const found = await shop.call(listProducts, { q: row.model.replace(/[^A-Za-z0-9]/g, '').toLowerCase() })
    expect(found.data.list.map(({ id }) => id)).toContain(row.id)
    const { data } = await shop.call(getProductDetail, { id: row.id }, { 'x-locale': 'zh_cn' })
    expect(data).toMatchObject({ id: row.id, model: row.model, demo: true })
    expect(data.description).toContain('阶梯价')
    const stock = await shop.call(listStock, { models: [row.model, 'no such part'] })
    expect(stock.data.list.map(({ found: known }) => known)).toEqual([true, false])
  })

  it('that only resemble a part number are suggestions, not its stock', async () => {
    const [row] = (await shop.call(listProducts, { sort: 'model' })).data.list
    if (row === undefined) throw new Error('no products')
    const { data } = await shop.call(listStock, { models: [`${row.model}${row.model.at(-1)}`] })
    const [line] = data.list
    expect([data.list.length, line?.found, line?.stock]).toEqual([1, false, undefined])
    expect(line?.suggestions?.map(({ id }) => id)).toContain(row.id)
  })

  it('refuse bad input with codes', async () => {
    expect((await shop.call(getProductDetail, { id: unknown })).type).toBe('product-not-found')
    expect((await shop.call(listProducts, { categoryId: 'nuts-and-bolts' })).type).toBe('not-found')
    const injected = { q: { $gt: '' } } as unknown as { q: string }
    expect((await shop.call(listProducts, injected)).type).toBe('invalid-input')
    expect((await shop.call(listProducts, { pageSize: 16 })).type).toBe('invalid-input')
  })

  it('are counted by category in a tree of two levels', async () => {
    const { data } = await shop.call(listCategories, {})
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(200)
    expect(data.flatMap(({ children }) => children)).toHaveLength(16)
  })
})

describe('quotes', () => {
  it('price by quantity, convert by the rate and name the quantities that can be had', async () => {
    const { list } = (await shop.call(listProducts, { inStock: true, pageSize: 50 })).data
    const row = list.find(({ orderMultiple, lifecycle }) => orderMultiple === 1 && lifecycle === 'active')
    const packed = list.find(({ orderMultiple, lifecycle }) => orderMultiple > 1 && lifecycle === 'active')
    if (row === undefined || packed === undefined) throw new Error('no such products')
    const query = (currency: 'USD' | 'EUR') =>
      shop.call(quoteLines, {
        currency,
        language: 'en',
        lines: [
          { productId: row.id, quantity: 100 },
          { productId: packed.id, quantity: packed.moq + 1 },
          { productId: unknown, quantity: 1 },
        ],
      })
    const [dollars, euros] = [(await query('USD')).data, (await query('EUR')).data]
    expect(dollars.lines.map(({ status }) => status)).toEqual(['ok', 'quantity', 'unknown'])
    const at = row.priceBreaks.findLast(({ from }) => from <= 100)?.unitPrice
    expect(dollars.lines[0]).toMatchObject({ unitPrice: at })
    expect(dollars.lines[1]).toMatchObject({ suggestedQuantities: [packed.moq, packed.moq + packed.orderMultiple] })
    const rates = (await shop.call(listCurrencies, {})).data
    expect(rates.find(({ code }) => code === 'EUR')?.rate).toEqual(euros.rate)
    const factor = euros.rate.amount / 10 ** euros.rate.scale
    const [inEuro] = euros.lines
    if (inEuro?.status !== 'ok' || at === undefined) throw new Error('not quoted')
    expect(inEuro.unitPrice.amount).toBe(Math.round(at.amount * factor))
  })
})

describe('an import', () => {
  it('records new and changed parts, leaves known ones alone, and shows them at once', async () => {
    const [row] = (await shop.call(listProducts, {})).data.list
    if (row === undefined) throw new Error('no products')
    const { model, manufacturer, series, positions, rows, pitchMm, orientation, mounting, gender, bodyMm, pads } = row
    const part = {
      ...{ model: `${model}-TEST`, manufacturer, series, category: row.categoryId, positions, rows, pitchMm },
      ...{ orientation, mounting, gender, currentA: null, voltageV: null, datasheetUrl: null, bodyMm, pads },
      ...{ footprint: 'test', weightGrams: 1, moq: 1, orderMultiple: 1, packingUnit: 100, leadTimeDays: 14 },
      ...{ hsCode: '853669', origin: 'DE', rohs: true, reach: true, custom: false, demo: true },
    }
    const outcomes = async (product: typeof part) => {
      const { data, position } = await shop.call(importProducts, { products: [product] })
      return { ...data.list[0], position }
    }
    const imported = await outcomes(part)
    expect(imported.outcome).toBe('imported')
    const seen = await shop.call(listProducts, { q: part.model }, { 'x-position': imported.position })
    expect(seen.data.list[0]).toMatchObject({ model: part.model, price: null, stock: 0 })
    expect((await outcomes(part)).outcome).toBe('unchanged')
    expect((await outcomes({ ...part, leadTimeDays: 28 })).outcome).toBe('changed')
  })
})
