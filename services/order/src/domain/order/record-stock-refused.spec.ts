import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, cancelledFor, headerQuantity, placed, reserved } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const refused = [{ productId: headerQuantity.productId, available: 75, limited: true }]
const command = { type: 'record-stock-refused', refused, now: at('09:12:01') } as const

describe('record-stock-refused', () => {
  it('ends the order as out of stock', () =>
    given(orderDecider, [placed])
      .when(command)
      .then([
        {
          type: 'order-cancelled',
          data: { reason: 'out-of-stock', lines: [headerQuantity], refused, cancelledAt: at('09:12:01') },
        },
      ]))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [placed, cancelledFor('out-of-stock')])
      .when(command)
      .thenNothing())
  it('never releases reserved stock', () => given(orderDecider, [placed, reserved]).when(command).thenNothing())
})
