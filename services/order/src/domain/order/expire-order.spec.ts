import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import {
  attemptClosed,
  attemptStarted,
  cancelledFor,
  headerQuantity,
  paid,
  payable,
  placed,
  placing,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'expire-order', now: placing.paymentDeadline } as const
const expired: OrderEvent = {
  type: 'order-cancelled',
  data: { reason: 'deadline', lines: [headerQuantity], cancelledAt: placing.paymentDeadline },
}

describe('expire-order', () => {
  it('cancels at the deadline', () => given(orderDecider, payable).when(command).then([expired]))
  it('cancels one whose stock check never finished', () => given(orderDecider, [placed]).when(command).then([expired]))
  it('follows the closing of the open attempt', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed])
      .when(command)
      .then([expired]))
  it('refuses a millisecond early', () =>
    given(orderDecider, payable)
      .when({ ...command, now: '2026-11-22T09:11:59.999Z' })
      .thenRejected('transition-not-allowed'))
  it('refuses while an attempt is open at the wallet', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(command)
      .thenRejected('version-conflict'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('leaves a paid order unchanged', () => given(orderDecider, paid).when(command).thenNothing())
  it('does nothing on repetition', () =>
    given(orderDecider, [...payable, cancelledFor('deadline')])
      .when(command)
      .thenNothing())
})
