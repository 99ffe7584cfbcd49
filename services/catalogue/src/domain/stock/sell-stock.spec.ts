import { describe, it } from 'vitest'
import { earlyRelease, lookedUp, orderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'

const sell = { type: 'sell-stock', productId, orderNo } as const

describe('sell-stock', () => {
  it('sells what the order has reserved', () => {
    lookedUp([received(10), reserved(4)])
      .when(sell)
      .then([sold(4)])
  })

  it('refuses an order without a reservation', () => {
    lookedUp([received(10)])
      .when(sell)
      .thenRejected('transition-not-allowed')
    lookedUp([received(10), earlyRelease])
      .when(sell)
      .thenRejected('transition-not-allowed')
    lookedUp([received(10), reserved(4), released(4)])
      .when(sell)
      .thenRejected('transition-not-allowed')
  })

  it('does nothing on repetition', () => {
    lookedUp([received(10), reserved(4), sold(4)])
      .when(sell)
      .thenNothing()
  })
})
