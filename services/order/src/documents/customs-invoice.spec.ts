import { afterSaleNo as afterSaleNoSchema } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { header, usd } from '../domain/order/order.fixtures.ts'
import type { OrderViewRow, ParcelPart } from '../read-models/orders/orders.model.ts'
import { freightOf, passesCustoms } from './customs-invoice.ts'

const parcelOf = (parcelNo: number, quantity: number): ParcelPart => ({
  ...{ parcelNo, carrier: 'Northway', trackingNumber: 'NW1', shippedAt: '2026-11-21T12:00:00.000Z' },
  ...{ lines: [{ productId: header.productId, quantity }], madeToOrder: [], receivedAt: null, entries: [] },
})

describe('a commercial invoice', () => {
  it('has the freight of its parcel by value; all parcels together have the freight of the order', () => {
    const parcels = [parcelOf(1, 70), parcelOf(2, 90), parcelOf(3, 90)]
    const order = { lines: [header], parcels, currency: 'USD', freight: usd(1001), goodsTotal: header.lineTotal }
    const shares = parcels.map((parcel) => freightOf(order as unknown as OrderViewRow, parcel).minor)
    expect(shares).toEqual([280, 361, 360])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1001)
  })
  it('has no freight for a replacement, which takes none from the others', () => {
    const afterSaleNo = afterSaleNoSchema.parse('2611211234567-1')
    const replaced = { ...parcelOf(2, 70), afterSaleNo }
    const parcels = [parcelOf(1, 160), replaced, parcelOf(3, 90)]
    const order = { lines: [header], parcels, currency: 'USD', freight: usd(1001), goodsTotal: header.lineTotal }
    const shares = parcels.map((parcel) => freightOf(order as unknown as OrderViewRow, parcel).minor)
    expect(shares).toEqual([641, 0, 360])
  })
  it('goes with parcels that pass customs', () => {
    expect(passesCustoms({})).toBe(true)
    const within = { country: 'DE', basisPoints: 1900, amount: usd(0) }
    expect(passesCustoms({ tax: { ...within, treatment: 'domestic' } as NonNullable<OrderViewRow['tax']> })).toBe(false)
    expect(passesCustoms({ tax: { ...within, treatment: 'export' } as NonNullable<OrderViewRow['tax']> })).toBe(true)
  })
})
