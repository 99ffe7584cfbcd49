import type { OrderTax } from '@pinline/events/order/order-tax'
import { refundId } from '@pinline/events/order/payment-ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCapture, header, usd } from './order.fixtures.ts'
import { priceOfReturnedPieces } from './price-of-returned-pieces.ts'
import type { Refund } from './refund.ts'

const line = { ...header, quantity: 7, lineTotal: usd(684) }
const { productId } = line
const order = { lines: [line], cancelledLines: [], refunds: [], tax: null, currency: 'USD' } as const

const refundFor = (afterSaleRef: string, quantity: number, more: Partial<Refund> = {}): Refund => ({
  refundId: refundId.parse(`refund-${firstCapture}-${afterSaleRef}`),
  captureId: firstCapture,
  amount: usd(1),
  orderAmount: usd(1),
  reason: 'after-sale',
  lines: [{ productId, quantity }],
  afterSaleRef,
  requestedAt: '2026-11-21T09:12:00.000Z',
  state: 'completed',
  ...more,
})

describe('the price of pieces that come back', () => {
  const priceAfter = (refunds: readonly Refund[], pieces: number) =>
    priceOfReturnedPieces({ ...order, refunds }, { productId, pieces, afterSaleNo: 'return-2' }).minor

  it('adds up to that of the line, in however many parts they come', () => {
    expect([priceAfter([], 3), priceAfter([refundFor('return-1', 3)], 4)]).toEqual([293, 391])
  })
  it('counts what was cancelled as paid back, and neither a goodwill nor its own refund', () => {
    const cancelled = { ...order, cancelledLines: [{ productId, quantity: 3 }] }
    expect(priceOfReturnedPieces(cancelled, { productId, pieces: 4, afterSaleNo: 'return-2' })).toEqual(usd(391))
    expect(priceAfter([refundFor('return-1', 3, { reason: 'goodwill' })], 4)).toBe(390)
    expect(priceAfter([refundFor('return-2', 4)], 4)).toBe(390)
  })
  it('is never more than that of the line', () => {
    expect(priceAfter([refundFor('return-1', 7)], 7)).toBe(684)
  })
  it('adds up with its tax', () => {
    const tax: OrderTax = { treatment: 'domestic', country: 'DE', basisPoints: 1900, amount: usd(130) }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (first) => {
        const taxed = { ...order, tax }
        const one = priceOfReturnedPieces(taxed, { productId, pieces: first, afterSaleNo: 'return-1' })
        const refunds = [refundFor('return-1', first)]
        const rest = priceOfReturnedPieces(
          { ...taxed, refunds },
          { productId, pieces: 7 - first, afterSaleNo: 'return-2' },
        )
        expect(one.minor + rest.minor).toBe(684 + 130)
      }),
    )
  })
})
