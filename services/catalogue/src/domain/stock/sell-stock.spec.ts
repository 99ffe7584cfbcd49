import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { earlyRelease, orderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const sell = { type: 'sell-stock', productId, orderNo } as const

describe('sell-stock', () => {
  it('sells what the order has reserved', () => {
    given(stockDecider, [received(10), reserved(4)])
      .when(sell)
      .then([sold(4)])
  })

  it('refuses an order without a reservation', () => {
    given(stockDecider, [received(10)])
      .when(sell)
      .thenRejected('transition-not-allowed')
    given(stockDecider, [received(10), earlyRelease])
      .when(sell)
      .thenRejected('transition-not-allowed')
    given(stockDecider, [received(10), reserved(4), released(4)])
      .when(sell)
      .thenRejected('transition-not-allowed')
  })

  it('does nothing on repetition', () => {
    given(stockDecider, [received(10), reserved(4), sold(4)])
      .when(sell)
      .thenNothing()
  })
})
