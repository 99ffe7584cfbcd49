import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, cancelledFor, placed, placedWithCustomLine, reserved } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'record-stock-reserved', sharePercent: 12, now: at('09:12:01') } as const

describe('record-stock-reserved', () => {
  it('makes the order payable', () => given(orderDecider, [placed]).when(command).then([reserved]))
  it('names only the lines with reserved stock', () =>
    given(orderDecider, [placedWithCustomLine]).when(command).then([reserved]))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () => given(orderDecider, [placed, reserved]).when(command).thenNothing())
  it('does nothing if the order was cancelled in the meantime', () =>
    given(orderDecider, [placed, cancelledFor('buyer')])
      .when(command)
      .thenNothing())
})
