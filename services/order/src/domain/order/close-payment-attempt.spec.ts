import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, attemptClosed, attemptStarted, firstAttempt, paid, payable } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = {
  type: 'close-payment-attempt',
  attemptId: firstAttempt,
  reason: 'replaced',
  now: at('09:25:00'),
} as const

describe('close-payment-attempt', () => {
  it('records the wallet’s response', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(command)
      .then([attemptClosed]))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed])
      .when(command)
      .thenNothing())
  it('does nothing for an attempt that was paid', () => given(orderDecider, paid).when(command).thenNothing())
})
