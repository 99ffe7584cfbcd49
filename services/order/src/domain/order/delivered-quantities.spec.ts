import { fold } from '@pinline/chassis/domain/decider'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import { deliveredQuantities } from './delivered-quantities.ts'
import {
  at,
  cancelledFor,
  completed,
  customLine,
  header,
  inTesting,
  paid,
  placed,
  placedWithCustomLine,
  shipped,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const deliveredOf = (events: readonly OrderEvent[]) => {
  const order = fold(orderDecider, events)
  if (order.status === 'new') throw new Error('not placed')
  return deliveredQuantities(order)
}

describe('delivered quantities', () => {
  it.each([
    ['placed', [placed]],
    ['paid', paid],
    ['shipped', [...inTesting, shipped]],
    ['cancelled', [...paid, cancelledFor('staff')]],
  ])('are none of an order that is %s', (_, events) => expect(deliveredOf(events)).toEqual([]))
  it('are every line once the receipt is confirmed', () =>
    expect(deliveredOf([placedWithCustomLine, ...inTesting.slice(1), shipped, completed])).toEqual([
      { line: header, quantity: 250, deliveredAt: at('13:00:00') },
      { line: customLine, quantity: 4, deliveredAt: at('13:00:00') },
    ]))
})
