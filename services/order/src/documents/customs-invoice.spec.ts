import { afterSaleNo as afterSaleNoSchema } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { customLine, header, shipmentPlan, usd } from '../domain/order/order.fixtures.ts'
import type { OrderViewRow, ParcelPart } from '../read-models/orders/orders.model.ts'
import { freightOf, goodsIn, passesCustoms } from './customs-invoice.ts'

const parcelOf = (parcelNo: number, quantity: number): ParcelPart => ({
  ...{ parcelNo, carrier: 'Northway', trackingNumber: 'NW1', shippedAt: '2026-11-21T12:00:00.000Z' },
  ...{ lines: [{ productId: header.productId, quantity }], madeToOrder: [], receivedAt: null, entries: [] },
})

const orderOf = (more: Partial<OrderViewRow>): OrderViewRow =>
  ({
    ...{ lines: [header], cancelledLines: [], refunds: [], currency: 'USD' },
    ...{ freight: usd(1001), goodsTotal: header.lineTotal },
    ...more,
  }) as unknown as OrderViewRow

describe('a commercial invoice', () => {
  it('has the freight of its parcel by value; all parcels together have the freight of the order', () => {
    const parcels = [parcelOf(1, 70), parcelOf(2, 90), parcelOf(3, 90)]
    const order = orderOf({ parcels })
    const shares = parcels.map((parcel) => freightOf(order, parcel).minor)
    expect(shares).toEqual([280, 361, 360])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1001)
  })
  it('has no freight for a replacement, which takes none from the others', () => {
    const afterSaleNo = afterSaleNoSchema.parse('2611211234567-1')
    const replaced = { ...parcelOf(2, 70), afterSaleNo }
    const parcels = [parcelOf(1, 160), replaced, parcelOf(3, 90)]
    const order = orderOf({ parcels })
    const shares = parcels.map((parcel) => freightOf(order, parcel).minor)
    expect(shares).toEqual([641, 0, 360])
  })
  it('has the goods at what was paid for them: all parcels together have the total of the lines that are left', () => {
    const parcels = [parcelOf(1, 33), parcelOf(2, 33), parcelOf(3, 34)]
    const cancelledLines = [{ productId: header.productId, quantity: 150 }]
    const order = orderOf({ parcels, cancelledLines })
    const goods = parcels.map((parcel) => goodsIn(order, parcel).minor)
    const left = header.lineTotal.minor - Math.floor((header.lineTotal.minor * 150) / 250)
    expect(goods.reduce((sum, price) => sum + price, 0)).toBe(left)
    const shares = parcels.map((parcel) => freightOf(order, parcel).minor)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1001)
  })
  it('has no freight that a change of delivery has refunded', () => {
    const refund = (requestedAt: string) =>
      ({ reason: 'freight', orderAmount: usd(300), requestedAt }) as unknown as OrderViewRow['refunds'][number]
    const parcels = [parcelOf(1, 250)]
    const [parcel] = parcels
    if (parcel === undefined) throw new Error('no parcel')
    expect(freightOf(orderOf({ parcels, refunds: [refund('2026-11-20T12:00:00.000Z')] }), parcel).minor).toBe(701)
    expect(freightOf(orderOf({ parcels, refunds: [refund('2026-12-20T12:00:00.000Z')] }), parcel).minor).toBe(1001)
  })
  it('has the freight of its own shipment where an order is sent as ready', () => {
    const stock = parcelOf(1, 250)
    const made = (parcelNo: number): ParcelPart => ({
      ...parcelOf(parcelNo, 0),
      lines: [],
      madeToOrder: [{ productId: customLine.productId, quantity: 4 }],
    })
    const asReady = { lines: [header, customLine], freight: usd(3060), shipmentPlan }
    const sharesOf = (parcels: readonly ParcelPart[], more: Partial<OrderViewRow> = {}) =>
      parcels.map((parcel) => freightOf(orderOf({ ...asReady, parcels, ...more }), parcel).minor)
    expect(sharesOf([stock, made(2)])).toEqual([1800, 1260])
    const both = { ...stock, madeToOrder: made(1).madeToOrder }
    const unused = { reason: 'freight', orderAmount: usd(600), requestedAt: stock.shippedAt }
    expect(sharesOf([both], { refunds: [unused as unknown as OrderViewRow['refunds'][number]] })).toEqual([2460])
    // Two parcels of the first shipment, while the other one is cancelled: its freight is refunded with the second.
    const cancelledLines = [{ productId: customLine.productId, quantity: 4 }]
    expect(sharesOf([parcelOf(1, 100), parcelOf(2, 150)], { cancelledLines })).toEqual([720, 1080])
  })
  it('goes with parcels that pass customs', () => {
    expect(passesCustoms({})).toBe(true)
    const within = { country: 'DE', basisPoints: 1900, amount: usd(0) }
    expect(passesCustoms({ tax: { ...within, treatment: 'domestic' } as NonNullable<OrderViewRow['tax']> })).toBe(false)
    expect(passesCustoms({ tax: { ...within, treatment: 'export' } as NonNullable<OrderViewRow['tax']> })).toBe(true)
  })
})
