import { clearPrice } from '@pinline/contracts/catalogue/price/clear-price'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProductHistory } from '@pinline/contracts/catalogue/product/list-product-history'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { productId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40)
})
afterAll(async () => await shop.end())

const euros = (amount: number) => ({ amount, scale: 4, currency: 'EUR' as const })
const breaks = [
  { from: 1, unitPrice: euros(9900) },
  { from: 100, unitPrice: euros(5500) },
]

/** A part whose price in euros follows the rate. */
const byRate = async (place: number) => {
  const { list } = (await shop.call(listProducts, { sort: 'model', pageSize: 50, lifecycle: ['active'] })).data
  const records = await Promise.all(list.map(({ id }) => shop.call(getProduct, { productId: id })))
  const found = records
    .map(({ data }) => data)
    .filter(({ prices }) => prices.every(({ currency }) => currency !== 'EUR'))
  const record = found[place]
  if (record === undefined) throw new Error('too few products')
  return record
}

describe('prices that staff set', () => {
  it('win over the rate in their currency, at once, and go back to it', async () => {
    const { id, priceStreamVersion: version, product } = await byRate(0)
    const inEuros = (position: string) =>
      shop.call(
        getProductDetail,
        { id },
        { 'x-currency': 'EUR', ...(position === '' ? {} : { 'x-position': position }) },
      )
    const before = (await inEuros('')).data
    const set = await shop.call(setPrice, { productId: id, version, currency: 'EUR', breaks })
    expect(set.data).toEqual({ productId: id, currency: 'EUR', version: version + 1 })
    const after = (await inEuros(set.position)).data
    expect(after.priceBreaks).toEqual(breaks)
    expect(after.priceVersion).not.toBe(before.priceVersion)
    const quantity = Math.ceil(200 / product.orderMultiple) * product.orderMultiple + product.moq
    const { lines } = (
      await shop.call(quoteLines, { currency: 'EUR', language: 'en', lines: [{ productId: id, quantity }] })
    ).data
    expect(lines).toMatchObject([{ unitPrice: { amount: 5500, scale: 4 } }])
    const cleared = await shop.call(clearPrice, { productId: id, version: version + 1, currency: 'EUR' })
    expect((await inEuros(cleared.position)).data.priceBreaks).toEqual(before.priceBreaks)
  })

  it('are refused to the second editor, in an unknown currency, or if quantities do not ascend', async () => {
    const { id, priceStreamVersion: version } = await byRate(1)
    await shop.call(setPrice, { productId: id, version, currency: 'EUR', breaks })
    const late = await shop.call(setPrice, { productId: id, version, currency: 'JPY', breaks })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    const wrong = { productId: id, version: version + 1 }
    const mixed = await shop.call(setPrice, { ...wrong, currency: 'JPY', breaks })
    expect(mixed.refused).toMatchObject({ errors: { breaks: 'invalid-input' } })
    const falling = await shop.call(setPrice, { ...wrong, currency: 'EUR', breaks: [...breaks].reverse() })
    expect(falling.type).toBe('invalid-input')
    expect((await shop.call(clearPrice, { ...wrong, currency: 'USD' })).type).toBe('invalid-input')
    const nobody = productId.parse('p-0000000000000000')
    expect((await shop.call(setPrice, { productId: nobody, version: 0, currency: 'EUR', breaks })).type).toBe(
      'product-not-found',
    )
  })
})

describe('cost prices', () => {
  const yuan = { amount: 1250, scale: 4, currency: 'CNY' as const }

  it('are shown converted, apart from the prices that buyers and their history show', async () => {
    const { id } = await byRate(2)
    const known = async () => (await shop.call(listCostPrices, { productIds: [id], currency: 'USD' })).data.list
    expect(await known()).toEqual([{ productId: id, cost: null, converted: null, version: 0 }])
    const set = await shop.call(setCostPrice, { productId: id, version: 0, cost: yuan })
    expect(set.data).toEqual({ productId: id, cost: yuan, version: 1 })
    // 0.125 yuan at 7.118 a dollar.
    const converted = { amount: 176, scale: 4, currency: 'USD' }
    expect(await known()).toEqual([{ productId: id, cost: yuan, converted, version: 1 }])
    const shown = [
      await shop.call(getProductDetail, { id }, { 'x-position': set.position }),
      await shop.call(getProduct, { productId: id }),
      await shop.call(listProductHistory, { productId: id }),
    ]
    // Keys only: the ids of commits may have any four letters.
    for (const { data } of shown) expect(JSON.stringify(data)).not.toMatch(/cost[^"]*":/iu)
  })

  it('are refused to the second editor and for an unknown product, and taken away by null', async () => {
    const { id } = await byRate(3)
    await shop.call(setCostPrice, { productId: id, version: 0, cost: yuan })
    const late = await shop.call(setCostPrice, { productId: id, version: 0, cost: { ...yuan, amount: 1300 } })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    expect((await shop.call(setCostPrice, { productId: id, version: 1, cost: null })).data.cost).toBeNull()
    const nobody = productId.parse('p-0000000000000000')
    expect((await shop.call(setCostPrice, { productId: nobody, version: 0, cost: yuan })).type).toBe(
      'product-not-found',
    )
  })
})
