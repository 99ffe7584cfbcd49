import { beginRebuild, switchGeneration } from '@pinline/contracts/api/operations'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { getStockValue } from '@pinline/contracts/catalogue/stock/get-stock-value'
import { listStockCover } from '@pinline/contracts/catalogue/stock/list-stock-cover'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { orderNumber, type ProductId, productId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { liveViewOf } from '../../faults/watch-lag.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

const view = 'stock-figures'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

interface Folded {
  onHand: number
  sold: Record<string, number>
  cost: { amount: number; scale: number; currency: string } | null
}

/** Pieces, sales and costs as the commits have them: a computation of its own, by no code of the product. */
const foldCommits = async (): Promise<Map<string, Folded>> => {
  const rows = new Map<string, Folded>()
  const commits = await shop.db
    .collection('commits')
    .find({ streamType: { $in: ['stock', 'cost'] } })
    .sort({ streamId: 1, version: 1 })
    .toArray()
  for (const { streamId, events, committedAt } of commits) {
    const id = `p-${String(streamId).split('-')[1]}`
    const row = rows.get(id) ?? { onHand: 0, sold: {}, cost: null }
    rows.set(id, row)
    for (const { type, data } of events) {
      if (type === 'cost-price-set') row.cost = data.cost
      if (['stock-received', 'stock-adjusted'].includes(type)) row.onHand += data.quantity
      if (!['stock-sold-in-parcel', 'stock-sold-to-order'].includes(type)) continue
      const day = committedAt.toISOString().slice(0, 10)
      row.onHand -= data.quantity
      row.sold[day] = (row.sold[day] ?? 0) + data.quantity
    }
  }
  return rows
}

/** What the view that is read has, in the form of `foldCommits`. */
const stored = async (): Promise<Map<string, Folded>> => {
  const rows = await shop.db
    .collection(await liveViewOf(shop.db, view))
    .find()
    .toArray()
  return new Map(
    rows.map(({ _id, onHand, sold, cost }) => [
      String(_id),
      {
        onHand,
        sold: Object.fromEntries(sold.map(({ day, quantity }: { day: string; quantity: number }) => [day, quantity])),
        cost,
      },
    ]),
  )
}
const sorted = (rows: Map<string, Folded>) => Object.fromEntries([...rows].toSorted())

const untilFolded = async () => {
  const expected = sorted(await foldCommits())
  await waitFor('the figures of the commits', async () => {
    return JSON.stringify(sorted(await stored())) === JSON.stringify(expected)
  })
  return expected
}

let sales = 0

const sell = async (id: ProductId, quantity: number) => {
  sales += 1
  const orderNo = orderNumber.parse(`26112800${String(sales).padStart(5, '0')}`)
  const lines = [{ productId: id, quantity }]
  expect((await shop.call(reserveStock, { orderNo, lines })).data.outcome).toBe('reserved')
  const shipment = { carrier: 'c', trackingNumber: 't', shippedAt: new Date().toISOString(), lines, madeToOrder: [] }
  await shop.publishOrderEvent(orderNo, 9, { type: 'order-shipped', data: shipment })
}

const value = async () => (await shop.call(getStockValue, {})).data

describe('stock value and days of cover', () => {
  it('are the fold of the commits, also once the view is rebuilt', async () => {
    const { list } = (await shop.call(listProducts, { inStock: true, sort: 'stock', pageSize: 15 })).data
    const [first, second, third] = list
    if (first === undefined || second === undefined || third === undefined) throw new Error('three parts in stock')
    const yuan = { amount: 1250, scale: 4, currency: 'CNY' as const }
    const dollars = { amount: 37, scale: 3, currency: 'USD' as const }
    await shop.call(setCostPrice, { productId: first.id, version: 0, cost: yuan })
    await shop.call(setCostPrice, { productId: second.id, version: 0, cost: dollars })
    await sell(first.id, 12)
    await sell(first.id, 5)
    await sell(third.id, 2)
    await waitFor('what was sold', async () => {
      const { list: cover } = (await shop.call(listStockCover, { days: '30' })).data
      const sold = (id: string) => cover.find((one) => one.productId === id)?.sold
      return sold(first.id) === 17 && sold(third.id) === 2
    })
    const expected = await untilFolded()

    const ids = Object.keys(expected).map((id) => productId.parse(id))
    const prices = (await shop.call(listCostPrices, { productIds: ids.slice(0, 100), currency: 'USD' })).data.list
    const worth = (id: string) => {
      const price = prices.find((one) => one.productId === id)?.converted ?? null
      const pieces = expected[id]?.onHand ?? 0
      return price === null ? 0 : Math.round((price.amount * pieces * 100) / 10 ** price.scale)
    }
    const there = Object.entries(expected).filter(([, { onHand }]) => onHand > 0)
    const seen = await value()
    expect(seen.baseCurrency).toBe('USD')
    expect(seen.total).toEqual({
      parts: there.length,
      pieces: there.reduce((sum, [, { onHand }]) => sum + onHand, 0),
      value: worth(first.id) + worth(second.id),
      unpricedParts: there.length - 2,
      unpricedPieces: there.reduce((sum, [, { onHand, cost }]) => sum + (cost === null ? onHand : 0), 0),
      // The other priced part is not sold.
      slowValue: worth(second.id),
    })
    expect(seen.total.value).toBeGreaterThan(0)
    for (const name of ['parts', 'pieces', 'value', 'unpricedPieces', 'slowValue'] as const)
      expect(seen.categories.reduce((sum, category) => sum + category[name], 0)).toBe(seen.total[name])

    const { list: cover } = (await shop.call(listStockCover, { days: '90' })).data
    const of = (id: string) => cover.find((one) => one.productId === id)
    expect(of(first.id)).toMatchObject({ sold: 17, cover: Math.floor(((first.stock - 17) * 90) / 17) })
    expect(of(third.id)).toMatchObject({ sold: 2, available: third.stock - 2 })
    expect(cover.map(({ cover: days }) => days)).toEqual(cover.map(({ cover: days }) => days).toSorted((a, b) => a - b))

    const former = await liveViewOf(shop.db, view)
    await shop.call(beginRebuild, { view })
    await waitFor('the switch', async () => {
      await shop.call(switchGeneration, { view, generation: 2 })
      return (await liveViewOf(shop.db, view)) !== former
    })
    expect(await untilFolded()).toEqual(expected)
    expect(await value()).toEqual(seen)
  })

  it('follow what was just changed', async () => {
    const [part] = (await shop.call(listProducts, { inStock: true, sort: 'model' })).data.list
    if (part === undefined) throw new Error('a part in stock')
    const before = (await value()).total.pieces
    for (let version = 1; version < 40; version += 1) {
      const sent = await shop.call(receiveStock, { productId: part.id, quantity: 500, reason: 'spec', version })
      if (sent.type === undefined) break
    }
    expect((await value()).total.pieces).toBe(before + 500)
  })

  it('show costs only to staff who may see them', async () => {
    const token = await shop.tokenOf('staff', 's-0000000002', 'plain')
    for (const { path } of [getStockValue, listStockCover]) {
      const response = await fetch(`${shop.url()}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ days: '30' }),
      })
      expect(response.status).toBe(403)
    }
    const cover = JSON.stringify((await shop.call(listStockCover, { days: '30' })).data)
    expect(cover).not.toMatch(/(?:cost|value)[^"]*":/iu)
  })
})
