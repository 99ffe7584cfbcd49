import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LinesCancelled } from '@pinline/events/order/lines-cancelled'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { LineQuantity } from '@pinline/events/order/order-line'
import { type RefundKey, refundKey } from '@pinline/events/order/payment-ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CancelLines } from './cancel-lines.ts'
import {
  at,
  attemptStarted,
  captured,
  confirmed,
  customQuantity,
  firstCapture,
  firstKey,
  header,
  headerQuantity,
  inTesting,
  paid,
  payable,
  placed,
  placedWithCustomLine,
  reserved,
  stocking,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { openLines } from './parcels.ts'
import { partialRefundIdOf } from './refund.ts'

const now = at('10:30:00')
const secondKey = refundKey.parse('key-2222')
const cancel = (lines: readonly LineQuantity[], key: RefundKey = firstKey): CancelLines => ({
  type: 'cancel-lines',
  refundKey: key,
  lines,
  now,
})
const headers = (quantity: number) => ({ ...headerQuantity, quantity })
const cancelled = (line: LineQuantity, remaining: number, key = firstKey, custom = false): LinesCancelled => ({
  type: 'lines-cancelled',
  data: { cancellationKey: key, lines: [{ ...line, remaining, custom }], cancelledAt: now },
})
const refund = (line: LineQuantity, minor: number, key = firstKey): OrderEvent => ({
  type: 'partial-refund-requested',
  data: {
    refundId: partialRefundIdOf(firstCapture, key),
    captureId: firstCapture,
    amount: usd(minor),
    orderAmount: usd(minor),
    reason: 'lines-cancelled',
    lines: [line],
    requestedAt: now,
  },
})
const total = placedWithCustomLine.data.total
const paidWithCustomLine: OrderEvent[] = [
  placedWithCustomLine,
  reserved,
  { ...attemptStarted, data: { ...attemptStarted.data, amount: total } },
  { ...captured, data: { ...captured.data, amount: total } } as OrderEvent,
  confirmed,
]

describe('cancel-lines', () => {
  it('cancels pieces of a line and refunds their price', () =>
    given(orderDecider, [...paid, stocking])
      .when(cancel([headers(50)]))
      .then([cancelled(headers(50), 200), refund(headers(50), 2019)]))
  it('refunds the tax with the price', () => {
    const tax = { treatment: 'domestic', country: 'DE', basisPoints: 1900, amount: usd(2386) } as const
    const [, ...later] = paid
    given(orderDecider, [{ ...placed, data: { ...placed.data, tax } }, ...later])
      .when(cancel([headers(50)]))
      .then([cancelled(headers(50), 200), refund(headers(50), 2403)])
  })
  it('cancels a whole line, with the note of staff in both events', () => {
    const decision = orderDecider.decide(fold(orderDecider, paidWithCustomLine), {
      ...cancel([customQuantity]),
      noteRef: 'note-2611214073958@1' as never,
    })
    expect(decision).toMatchObject([
      { ...cancelled(customQuantity, 0, firstKey, true), data: { noteRef: 'note-2611214073958@1' } },
      { type: 'partial-refund-requested', data: { orderAmount: usd(6735), noteRef: 'note-2611214073958@1' } },
    ])
  })
  it('refunds exactly a line that is cancelled in parts', () =>
    given(orderDecider, [...paidWithCustomLine, cancelled(headers(249), 1), refund(headers(249), 10_057)])
      .when(cancel([headers(1)], secondKey))
      .then([cancelled(headers(1), 0, secondKey), refund(headers(1), 41, secondKey)]))
  it('is one cancellation for one key', () =>
    given(orderDecider, [...paid, cancelled(headers(50), 200), refund(headers(50), 2019)])
      .when(cancel([headers(70)]))
      .thenNothing())
  it('refuses more than is open', () => {
    const life = [...paid, cancelled(headers(50), 200), refund(headers(50), 2019)]
    given(orderDecider, life)
      .when(cancel([headers(201)], secondKey))
      .thenRejected('cancel-quantity-not-open', { data: { lines: [headers(200)] } })
    given(orderDecider, life)
      .when(cancel([customQuantity], secondKey))
      .thenRejected('cancel-quantity-not-open', { data: { lines: [{ ...customQuantity, quantity: 0 }] } })
  })
  it('leaves the whole order to its own cancellation', () => {
    given(orderDecider, paid)
      .when(cancel([headerQuantity]))
      .thenRejected('cancel-whole-order')
    given(orderDecider, [...paid, cancelled(headers(50), 200), refund(headers(50), 2019)])
      .when(cancel([headers(200)], secondKey))
      .thenRejected('cancel-whole-order')
  })
  it('refuses made-to-order pieces once stocking has begun', () =>
    given(orderDecider, [...paidWithCustomLine, stocking])
      .when(cancel([customQuantity]))
      .thenRejected('made-to-order-started'))
  it('lets the order be cancelled in stocking where no made-to-order piece is left', () => {
    const life = [...paidWithCustomLine, cancelled(customQuantity, 0, firstKey, true), stocking]
    expect(isRejection(orderDecider.decide(fold(orderDecider, life), { type: 'cancel-order', by: 'staff', now }))).toBe(
      false,
    )
  })
  it('refuses before the payment and after stocking', () => {
    given(orderDecider, payable)
      .when(cancel([headers(1)]))
      .thenRejected('transition-not-allowed')
    given(orderDecider, inTesting)
      .when(cancel([headers(1)]))
      .thenRejected('transition-not-allowed')
  })
  it('refuses what was refunded already', () =>
    given(orderDecider, [
      ...paid,
      {
        ...refund(headers(220), 8886),
        data: { ...refund(headers(220), 8886).data, reason: 'after-sale' },
      } as OrderEvent,
    ])
      .when(cancel([headers(31)], secondKey))
      .thenRejected('refund-exceeds-lines', { data: { productId: header.productId, left: 30 } }))
  it('leaves no more than the rest to be picked', () => {
    const life = [...paid, stocking, cancelled(headers(50), 200)]
    const pick = { productId: header.productId, short: 0, lot: null, now } as const
    given(orderDecider, life)
      .when({ type: 'record-pick', ...pick, picked: 201 })
      .thenRejected('pick-exceeds-ordered', { data: { ordered: 200 } })
  })
  it('ships what is left in one parcel', () => {
    const life = [...paid, cancelled(headers(50), 200), ...inTesting.slice(paid.length)]
    const parcel = { carrier: 'Northway Express', trackingNumber: 'NW1', madeToOrderReady: false }
    expect(orderDecider.decide(fold(orderDecider, life), { type: 'ship-order', ...parcel, now })).toMatchObject([
      { type: 'order-shipped', data: { lines: [headers(200)] } },
    ])
  })
})

it('never cancels more than was ordered, and refunds each piece at most once', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 8 }), (parts) => {
      let order = fold(orderDecider, paidWithCustomLine)
      for (const [place, quantity] of parts.entries()) {
        const decision = orderDecider.decide(order, cancel([headers(quantity)], refundKey.parse(`key-${1000 + place}`)))
        if (!isRejection(decision)) order = decision.reduce(orderDecider.evolve, order)
      }
      if (order.status === 'new') throw new Error('no order')
      const gone = order.cancelledLines.reduce((sum, { quantity }) => sum + quantity, 0)
      const back = order.refunds.reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(back).toBe(Math.floor((header.lineTotal.minor * gone) / header.quantity))
      const open = openLines(order).find(({ productId }) => productId === header.productId)?.quantity ?? 0
      expect(open + gone).toBe(header.quantity)
    }),
  ))
