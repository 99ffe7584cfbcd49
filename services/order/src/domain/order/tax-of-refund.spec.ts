import { refundId } from '@pinline/events/order/payment-ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usd } from './order.fixtures.ts'
import { taxOfRefund } from './tax-of-refund.ts'

const idOf = (place: number) => refundId.parse(`refund-cap-1-key${place}`)
const treated = { treatment: 'domestic', country: 'DE' } as const

it('parts of an order have all of its tax together, and each its share within a minor unit', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 10_000 }),
      (amounts, basisPoints) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const tax = Math.round((total * basisPoints) / (10_000 + basisPoints))
        const order = {
          total: usd(total),
          tax: { ...treated, basisPoints, amount: usd(tax) },
          refunds: amounts.map((amount, place) => ({ refundId: idOf(place), orderAmount: usd(amount) })),
        }
        const parts = amounts.map((_, place) => taxOfRefund(order, idOf(place)))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(tax)
        for (const [place, part] of parts.entries())
          expect(Math.abs(part - ((amounts[place] ?? 0) * tax) / total)).toBeLessThanOrEqual(1)
      },
    ),
  ))

it('there is no tax in refunds of an order without any', () =>
  expect(
    taxOfRefund({ total: usd(100), tax: null, refunds: [{ refundId: idOf(0), orderAmount: usd(100) }] }, idOf(0)),
  ).toBe(0))
