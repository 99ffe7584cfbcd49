import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { WholeRefundReason } from '@pinline/events/order/refund-reason'
import { describe, it } from 'vitest'
import {
  at,
  attemptClosed,
  attemptStarted,
  cancelledFor,
  captured,
  completed,
  confirmed,
  firstAttempt,
  firstCapture,
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
import { refundIdOf } from './refund.ts'

const command = {
  type: 'capture-payment',
  attemptId: firstAttempt,
  captureId: firstCapture,
  amount: usd(12_558),
  capturedAt: at('09:30:00'),
  now: at('09:30:01'),
} as const
const second = { ...command, attemptId: secondAttempt, captureId: secondCapture } as const

const capturedAndRefunded = (
  taken: typeof command | typeof second,
  reason: WholeRefundReason,
  minor = 12_558,
): OrderEvent[] => {
  const { attemptId, captureId, capturedAt, now } = taken
  const amount = usd(minor)
  return [
    { type: 'payment-captured', data: { attemptId, captureId, amount, capturedAt } },
    {
      type: 'refund-requested',
      data: { refundId: refundIdOf(captureId), captureId, amount, reason, requestedAt: now },
    },
  ]
}

describe('capture-payment', () => {
  it('confirms a pending order', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(command)
      .then([captured, confirmed]))
  it('confirms even after the deadline', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when({ ...command, now: '2026-11-23T00:00:00.000Z' })
      .then([
        captured,
        { type: 'order-confirmed', data: { ...confirmed.data, confirmedAt: '2026-11-23T00:00:00.000Z' } },
      ]))
  it('confirms by an attempt that was closed too late', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed])
      .when(command)
      .then([captured, confirmed]))
  it('refunds a capture after the cancellation', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed, cancelledFor('buyer')])
      .when(command)
      .then(capturedAndRefunded(command, 'paid-after-cancellation')))
  for (const [name, events] of [
    ['confirmed', paid],
    ['testing', inTesting],
    ['shipped', [...inTesting, shipped]],
    ['completed', [...inTesting, shipped, completed]],
  ] as const)
    it(`refunds a second payment of a ${name} order`, () =>
      given(orderDecider, events).when(second).then(capturedAndRefunded(second, 'paid-twice')))
  it('refunds a wrong amount and leaves the order pending', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when({ ...command, amount: usd(12_557) })
      .then(capturedAndRefunded(command, 'wrong-amount', 12_557)))
  it('refunds a capture before stock is reserved', () =>
    given(orderDecider, [placed]).when(command).then(capturedAndRefunded(command, 'stock-not-held')))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () => given(orderDecider, paid).when(command).thenNothing())
  it('does nothing on repetition of a refunded capture', () =>
    given(orderDecider, [
      ...payable,
      cancelledFor('deadline'),
      ...capturedAndRefunded(command, 'paid-after-cancellation'),
    ])
      .when(command)
      .thenNothing())
})
