import { given } from '@pinline/chassis/domain/given'
import type { Money } from '@pinline/events/money'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { PartialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import { type RefundKey, refundKey } from '@pinline/events/order/payment-ids'
import { describe, it } from 'vitest'
import {
  at,
  cancelledFor,
  captured,
  confirmed,
  firstCapture,
  firstKey,
  header,
  inTesting,
  paid,
  payable,
  placed,
  secondAttempt,
  secondCapture,
  shipped,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { partialRefundIdOf, refundIdOf } from './refund.ts'
import { refundCapture } from './refund-rest.ts'
import { maxPartialRefunds, type RequestRefund } from './request-refund.ts'

const now = at('14:00:00')
const total = 12_558
const key = (text: string): RefundKey => refundKey.parse(text)
const requestOf = (minor: number, more: Partial<RequestRefund> = {}): RequestRefund => ({
  type: 'request-refund',
  refundKey: firstKey,
  amount: usd(minor),
  reason: 'goodwill',
  now,
  ...more,
})
const part = (
  refundKeyOf: RefundKey,
  orderAmount: Money,
  more: Partial<PartialRefundRequested['data']> = {},
): PartialRefundRequested => ({
  type: 'partial-refund-requested',
  data: {
    refundId: partialRefundIdOf(firstCapture, refundKeyOf),
    captureId: firstCapture,
    amount: orderAmount,
    orderAmount,
    reason: 'goodwill',
    requestedAt: now,
    ...more,
  },
})
const failed = (refundKeyOf: RefundKey): OrderEvent => ({
  type: 'refund-failed',
  data: { refundId: partialRefundIdOf(firstCapture, refundKeyOf), code: 'abnormal', failedAt: now },
})
const left = (minor: number) => ({ data: { left: usd(minor) } })

describe('request-refund', () => {
  it('refunds a part of what was paid, with what it is for', () => {
    const lines = [{ productId: header.productId, quantity: 30 }]
    const more = { reason: 'after-sale', lines, afterSaleRef: 'as-3f9c2a' } as const
    given(orderDecider, [...inTesting, shipped])
      .when(requestOf(1212, more))
      .then([part(firstKey, usd(1212), more)])
  })
  it('is one refund for one key', () =>
    given(orderDecider, [...paid, part(firstKey, usd(500))])
      .when(requestOf(700))
      .thenNothing())
  it('refunds again under another key, up to what was paid', () => {
    const life = [...paid, part(firstKey, usd(500))]
    const rest = total - 500
    given(orderDecider, life)
      .when(requestOf(rest, { refundKey: key('key-2222') }))
      .then([part(key('key-2222'), usd(rest))])
    given(orderDecider, life)
      .when(requestOf(rest + 1, { refundKey: key('key-2222') }))
      .thenRejected('refund-exceeds-captured', left(rest))
  })
  it('counts a failed refund, because it can be retried', () =>
    given(orderDecider, [...paid, part(firstKey, usd(total)), failed(firstKey)])
      .when(requestOf(1, { refundKey: key('key-2222') }))
      .thenRejected('refund-exceeds-captured', left(0)))
  it('refuses where nothing was paid, and where all was refunded', () => {
    given(orderDecider, payable).when(requestOf(1)).thenRejected('refund-exceeds-captured', left(0))
    const whole = refundCapture({ captureId: firstCapture, amount: usd(total) }, 'order-cancelled', now)
    given(orderDecider, [...paid, cancelledFor('staff'), whole])
      .when(requestOf(1))
      .thenRejected('refund-exceeds-captured', left(0))
  })
  it('refunds nothing of a capture that pays for nothing', () => {
    const again: OrderEvent = {
      type: 'payment-captured',
      data: { attemptId: secondAttempt, captureId: secondCapture, amount: usd(total), capturedAt: now },
    }
    given(orderDecider, [...paid, again])
      .when(requestOf(total + 1))
      .thenRejected('refund-exceeds-captured', left(total))
  })
  it('refuses an amount of nothing, and of another currency, by the name of the field', () => {
    given(orderDecider, paid)
      .when(requestOf(0))
      .thenRejected('invalid-input', { errors: { 'amount.minor': 'too-small' } })
    given(orderDecider, paid)
      .when(requestOf(1, { amount: { minor: 1, currency: 'EUR' } }))
      .thenRejected('invalid-input', { errors: { 'amount.currency': 'invalid' } })
  })
  it('refunds the pieces of a line once, whatever was given as goodwill', () => {
    const lines = (quantity: number) => [{ productId: header.productId, quantity }]
    const life = [
      ...paid,
      part(firstKey, usd(500), { reason: 'after-sale', lines: lines(200) }),
      part(key('key-2222'), usd(100), { lines: lines(250) }),
    ]
    const next = { refundKey: key('key-3333'), reason: 'after-sale' } as const
    given(orderDecider, life)
      .when(requestOf(100, { ...next, lines: lines(51) }))
      .thenRejected('refund-exceeds-lines', { data: { productId: header.productId, left: 50 } })
    given(orderDecider, life)
      .when(requestOf(100, { ...next, lines: lines(50) }))
      .then([part(key('key-3333'), usd(100), { reason: 'after-sale', lines: lines(50) })])
  })
  it('keeps the last of the refunds that a wallet makes for the rest', () => {
    const keys = Array.from({ length: maxPartialRefunds }, (_, at) => key(`key-${1000 + at}`))
    const life = [...paid, ...keys.map((one) => part(one, usd(1)))]
    given(orderDecider, life).when(requestOf(1)).thenRejected('refund-limit-reached')
    const rest = usd(total - maxPartialRefunds)
    given(orderDecider, life)
      .when(requestOf(rest.minor))
      .then([part(firstKey, rest)])
    given(orderDecider, life)
      .when({ type: 'cancel-order', by: 'staff', now: at('09:40:00') })
      .then([
        cancelledFor('staff'),
        refundCapture({ captureId: firstCapture, amount: rest }, 'order-cancelled', at('09:40:00')),
      ])
  })
  it('is of the amount in the currency that was paid', () => {
    const yuan = (minor: number): Money => ({ minor, currency: 'CNY' })
    const inYuan: OrderEvent[] = [
      { ...placed, data: { ...placed.data, payable: yuan(89_574), payableRate: '7.1328' } },
      { ...captured, data: { ...captured.data, amount: yuan(89_574) } } as OrderEvent,
      confirmed,
    ]
    given(orderDecider, inYuan)
      .when(requestOf(1212))
      .then([part(firstKey, usd(1212), { amount: yuan(8645) })])
    given(orderDecider, [...inYuan, part(firstKey, usd(1212), { amount: yuan(8645) })])
      .when(requestOf(total - 1212, { refundKey: key('key-2222') }))
      .then([part(key('key-2222'), usd(total - 1212), { amount: yuan(89_574 - 8645) })])
  })
  it('leaves the rest to a cancellation, under the number of the capture', () =>
    given(orderDecider, [...paid, part(firstKey, usd(500))])
      .when({ type: 'cancel-order', by: 'staff', now: at('09:40:00') })
      .then([
        cancelledFor('staff'),
        {
          type: 'refund-requested',
          data: {
            refundId: refundIdOf(firstCapture),
            captureId: firstCapture,
            amount: usd(total - 500),
            reason: 'order-cancelled',
            requestedAt: at('09:40:00'),
          },
        },
      ]))
})
