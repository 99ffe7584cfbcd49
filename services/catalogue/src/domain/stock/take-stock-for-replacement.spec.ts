import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import { afterSaleNo } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { productId, received } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const replacement = { productId, afterSaleNo: afterSaleNo.parse('2611214073958-1'), attempt: 1 }
const take = (quantity: number) => ({ type: 'take-stock-for-replacement', ...replacement, quantity }) as const
const taken = (quantity: number, available: number) =>
  ({ type: 'stock-taken-for-replacement', data: { ...replacement, quantity, available } }) as const
const putBack = { type: 'stock-returned-from-replacement', data: { ...replacement, quantity: 40 } } as const

describe('pieces for a replacement', () => {
  it('leave the free ones, and are counted with the corrections', () => {
    given(stockDecider, [received(100)])
      .when(take(40))
      .then([taken(40, 100)])
    expect(fold(stockDecider, [received(100), taken(40, 100)])).toMatchObject({
      ...{ available: 60, reserved: 0, sold: 0, received: 100, adjusted: -40 },
    })
  })
  it('are all taken, or none, which is recorded too', () => {
    given(stockDecider, [received(39)])
      .when(take(40))
      .then([taken(0, 39)])
    given(stockDecider, [])
      .when(take(1))
      .then([taken(0, 0)])
  })
  it('are at least one', () =>
    given(stockDecider, [received(39)])
      .when(take(0))
      .thenRejected('quantity-not-allowed'))
  it('are free again once it is withdrawn', () => {
    given(stockDecider, [received(100), taken(40, 100)])
      .when({ type: 'return-stock-from-replacement', ...replacement, quantity: 40 })
      .then([putBack])
    expect(fold(stockDecider, [received(100), taken(40, 100), putBack])).toMatchObject({ available: 100, adjusted: 0 })
  })
})
