import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, inTesting, paid, shipped, stocking, testing } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'start-testing', now: at('11:00:00') } as const

describe('start-testing', () => {
  it('follows stocking', () =>
    given(orderDecider, [...paid, stocking])
      .when(command)
      .then([testing]))
  for (const [name, events] of [
    ['confirmed', paid],
    ['shipped', [...inTesting, shipped]],
  ] as const)
    it(`refuses a ${name} order`, () =>
      given(orderDecider, events).when(command).thenRejected('transition-not-allowed'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () => given(orderDecider, inTesting).when(command).thenNothing())
})
