import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, cancelledFor, inTesting, paid, payable, stocking } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'start-stocking', now: at('10:00:00') } as const

describe('start-stocking', () => {
  it('follows the confirmation', () => given(orderDecider, paid).when(command).then([stocking]))
  for (const [name, events] of [
    ['pending', payable],
    ['testing', inTesting],
    ['cancelled', [...payable, cancelledFor('buyer')]],
  ] as const)
    it(`refuses a ${name} order`, () =>
      given(orderDecider, events).when(command).thenRejected('transition-not-allowed'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...paid, stocking])
      .when(command)
      .thenNothing())
})
