import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import { at, cancelledFor, firstCapture, paid, usd } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { refundIdOf } from './refund.ts'
import { refundCapture } from './refund-rest.ts'

const refundId = refundIdOf(firstCapture)
const command = { type: 'complete-refund', refundId, now: at('09:41:00') } as const
const requested = refundCapture({ captureId: firstCapture, amount: usd(12_558) }, 'order-cancelled', at('09:40:00'))
const done: OrderEvent = { type: 'refund-completed', data: { refundId, completedAt: at('09:41:00') } }

describe('complete-refund', () => {
  it('records that the wallet gave the money back', () =>
    given(orderDecider, [...paid, cancelledFor('staff'), requested])
      .when(command)
      .then([done]))
  it('refuses a refund that was not requested', () =>
    given(orderDecider, paid).when(command).thenRejected('refund-not-found'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...paid, cancelledFor('staff'), requested, done])
      .when(command)
      .thenNothing())
})
