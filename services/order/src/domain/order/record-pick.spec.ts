import { given } from '@pinline/chassis/domain/given'
import { productId } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, header, inTesting, paid, stocking } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxPicksPerLine } from './record-pick.ts'

const pick = { productId: header.productId, picked: 240, short: 10, lot: '2431' }
const command = { type: 'record-pick', ...pick, now: at('10:30:00') } as const
const picked: OrderEvent = { type: 'line-picked', data: { ...pick, pickedAt: at('10:30:00') } }
const inStocking = [...paid, stocking]

describe('record-pick', () => {
  it('records what was found, what is missing and the lot', () =>
    given(orderDecider, inStocking).when(command).then([picked]))
  it('replaces what was recorded before, also while the order is tested', () =>
    given(orderDecider, [...inTesting, picked])
      .when({ ...command, picked: 250, short: 0 })
      .then([{ ...picked, data: { ...picked.data, picked: 250, short: 0 } } as OrderEvent]))
  it('does nothing on repetition', () =>
    given(orderDecider, [...inStocking, picked])
      .when(command)
      .thenNothing())
  it('refuses more than was ordered, another product, and an order that is not prepared', () => {
    given(orderDecider, inStocking)
      .when({ ...command, picked: 241 })
      .thenRejected('pick-exceeds-ordered', { data: { ordered: 250 } })
    given(orderDecider, inStocking)
      .when({ ...command, productId: productId.parse('p-00000000000000ff') })
      .thenRejected('order-line-not-found')
    given(orderDecider, paid).when(command).thenRejected('transition-not-allowed')
    given(orderDecider, []).when(command).thenRejected('order-not-found')
  })
  it('refuses a record beyond the limit', () => {
    const many = Array.from(
      { length: maxPicksPerLine },
      (_, n): OrderEvent => ({ type: 'line-picked', data: { ...pick, picked: n, pickedAt: at('10:30:00') } }),
    )
    given(orderDecider, [...inStocking, ...many])
      .when(command)
      .thenRejected('line-records-reached')
  })
  it('never lets more be picked and missing than was ordered, whatever was recorded before', () => {
    const pieces = fc.record({ picked: fc.nat(300), short: fc.nat(300) })
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (records) => {
        let order = inStocking.reduce(orderDecider.evolve, orderDecider.initial)
        for (const record of records) {
          const decision = orderDecider.decide(order, { ...command, ...record })
          if (Array.isArray(decision)) order = decision.reduce(orderDecider.evolve, order)
        }
        if (order.status !== 'stocking') throw new Error('picks move no order')
        for (const one of order.picks) expect(one.picked + one.short).toBeLessThanOrEqual(250)
      }),
    )
  })
})
