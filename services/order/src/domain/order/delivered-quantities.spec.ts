import { fold } from '@pinline/chassis/domain/decider'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import { deliveredQuantities } from './delivered-quantities.ts'
import {
  at,
  cancelledFor,
  completed,
  customLine,
  customQuantity,
  firstParcel,
  firstParcelReceived,
  header,
  inTesting,
  lastParcel,
  paid,
  placed,
  placedWithCustomLine,
  shipped,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const shippedWithCustomLine: OrderEvent = { ...shipped, data: { ...shipped.data, madeToOrder: [customQuantity] } }

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
    expect(deliveredOf([placedWithCustomLine, ...inTesting.slice(1), shippedWithCustomLine, completed])).toEqual([
      { line: header, quantity: 250, deliveredAt: at('13:00:00') },
      { line: customLine, quantity: 4, deliveredAt: at('13:00:00') },
    ]))
  it('are what is in the parcels that were received, while others are still to come', () => {
    const inParcels = [...inTesting, firstParcel, firstParcelReceived]
    const first = { line: header, quantity: 100, deliveredAt: at('12:50:00') }
    expect(deliveredOf([...inTesting, firstParcel])).toEqual([])
    expect(deliveredOf(inParcels)).toEqual([first])
    expect(deliveredOf([...inParcels, lastParcel])).toEqual([first])
    expect(deliveredOf([...inParcels, lastParcel, completed])).toEqual([
      { line: header, quantity: 250, deliveredAt: at('13:00:00') },
    ])
  })
})
