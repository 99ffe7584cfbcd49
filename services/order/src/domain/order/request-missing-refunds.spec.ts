import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { refundKey } from '@pinline/events/order/payment-ids'
import { describe, it } from 'vitest'
import { at, cancelledFor, firstCapture, paid, placed, secondAttempt, secondCapture, usd } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { partialRefundIdOf } from './refund.ts'
import { refundCapture } from './refund-rest.ts'

const command = { type: 'request-missing-refunds', now: at('14:00:00') } as const
const amount = usd(12_558)
const again: OrderEvent = {
  type: 'payment-captured',
  data: { attemptId: secondAttempt, captureId: secondCapture, amount, capturedAt: at('09:31:00') },
}
const of = (captureId: typeof firstCapture, reason: 'order-cancelled' | 'paid-twice') =>
  refundCapture({ captureId, amount }, reason, command.now)

describe('refunds that were never requested', () => {
  it('are requested for all that a cancelled order was paid', () =>
    given(orderDecider, [...paid, again, cancelledFor('staff')])
      .when(command)
      .then([of(firstCapture, 'order-cancelled'), of(secondCapture, 'order-cancelled')]))
  it('are requested for what a confirmed order was paid beside its price', () =>
    given(orderDecider, [...paid, again])
      .when(command)
      .then([of(secondCapture, 'paid-twice')]))
  it('are requested for such a payment although a part of the price was refunded', () => {
    const key = refundKey.parse('key-1111')
    const part: OrderEvent = {
      type: 'partial-refund-requested',
      data: {
        refundId: partialRefundIdOf(firstCapture, key),
        captureId: firstCapture,
        amount: usd(500),
        orderAmount: usd(500),
        reason: 'goodwill',
        requestedAt: at('10:00:00'),
      },
    }
    given(orderDecider, [...paid, part, again])
      .when(command)
      .then([of(secondCapture, 'paid-twice')])
    given(orderDecider, [...paid, part, cancelledFor('staff')])
      .when(command)
      .then([refundCapture({ captureId: firstCapture, amount: usd(12_058) }, 'order-cancelled', command.now)])
  })
  it('are not requested again', () =>
    given(orderDecider, [...paid, cancelledFor('staff'), of(firstCapture, 'order-cancelled')])
      .when(command)
      .thenNothing())
  it('are none while the payment pays for the order', () => given(orderDecider, paid).when(command).thenNothing())
  it('are none of an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('are not decided for a pending order', () => given(orderDecider, [placed, again]).when(command).thenNothing())
})
