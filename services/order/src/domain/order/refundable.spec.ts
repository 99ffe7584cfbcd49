import { type CurrencyCode, currencyCodes, type Money } from '@pinline/events/money'
import { captureId } from '@pinline/events/order/payment-ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capturedAmountOf, leftOfCapture, type RefundableOrder, refundableAmount } from './refundable.ts'

const id = captureId.parse('cap-1111')

/** Refunds parts of an order one after another, each a share of what is left. */
const refundInParts = (total: Money, paid: Money, shares: readonly number[]) => {
  const capture = { captureId: id, amount: paid }
  let order: RefundableOrder = { total, refunds: [] }
  for (const share of shares) {
    const left = refundableAmount(order, capture)
    const orderAmount = { ...left, minor: Math.ceil(left.minor * share) }
    if (orderAmount.minor < 1) continue
    const amount = capturedAmountOf(order, capture, orderAmount)
    order = { ...order, refunds: [...order.refunds, { captureId: id, amount, orderAmount }] }
  }
  return { order, capture }
}

const orders = fc.record({
  total: fc.integer({ min: 1, max: 1_000_000_000 }),
  /** Of the paid currency for one of the order's: yuan for a yen, yen for a dollar. */
  rate: fc.oneof(fc.constant(1), fc.double({ min: 0.001, max: 200, noNaN: true })),
  currency: fc.constantFrom<CurrencyCode>(...currencyCodes),
  shares: fc.array(fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 12 }),
})

const partsOf = ({
  total,
  rate,
  currency,
  shares,
}: {
  total: number
  rate: number
  currency: CurrencyCode
  shares: number[]
}) =>
  refundInParts({ minor: total, currency: 'USD' }, { minor: Math.max(1, Math.round(total * rate)), currency }, shares)

it('refunds at least one minor unit a part, and together never more than was paid', () =>
  fc.assert(
    fc.property(orders, (one) => {
      const { order, capture } = partsOf(one)
      for (const { amount } of order.refunds) {
        expect(amount.minor).toBeGreaterThanOrEqual(1)
        expect(amount.currency).toBe(one.currency)
      }
      expect(leftOfCapture(order, capture)).toBeGreaterThanOrEqual(0)
      expect(refundableAmount(order, capture).minor).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2000 },
  ))

it('refunds exactly what was paid when the last part is all that is left', () =>
  fc.assert(
    fc.property(orders, (one) => {
      const { order, capture } = partsOf({ ...one, shares: [...one.shares, 1] })
      expect(leftOfCapture(order, capture)).toBe(0)
      expect(refundableAmount(order, capture).minor).toBe(0)
    }),
    { numRuns: 2000 },
  ))

it('stays within one minor unit of the share of the total', () =>
  fc.assert(
    fc.property(orders, (one) => {
      const rate = Math.max(1, one.rate)
      const { order, capture } = partsOf({ ...one, rate })
      const refunded = order.refunds.reduce((sum, { orderAmount }) => sum + (orderAmount?.minor ?? 0), 0)
      const share = (capture.amount.minor * refunded) / one.total
      expect(Math.abs(capture.amount.minor - leftOfCapture(order, capture) - share)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  ))
