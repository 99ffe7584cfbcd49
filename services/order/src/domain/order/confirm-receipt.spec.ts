import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, cancelledFor, completed, inTesting, payable, shipped } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'confirm-receipt', by: 'buyer', now: at('13:00:00') } as const

describe('confirm-receipt', () => {
  it('completes a shipped order', () =>
    given(orderDecider, [...inTesting, shipped])
      .when(command)
      .then([completed]))
  it('completes by time as well', () =>
    given(orderDecider, [...inTesting, shipped])
      .when({ ...command, by: 'time' })
      .then([{ type: 'order-completed', data: { by: 'time', completedAt: at('13:00:00') } }]))
  it('refuses before shipping', () =>
    given(orderDecider, inTesting).when(command).thenRejected('transition-not-allowed'))
  it('refuses a cancelled order', () =>
    given(orderDecider, [...payable, cancelledFor('buyer')])
      .when(command)
      .thenRejected('transition-not-allowed'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...inTesting, shipped, completed])
      .when({ ...command, by: 'time' })
      .thenNothing())
})
