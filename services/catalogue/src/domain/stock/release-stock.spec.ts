import { describe, it } from 'vitest'
import { earlyRelease, lookedUp, orderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'

const release = { type: 'release-stock', productId, orderNo } as const

describe('release-stock', () => {
  it('releases what the order has reserved', () => {
    lookedUp([received(10), reserved(4)])
      .when(release)
      .then([released(4)])
  })

  it('keeps why staff release it', () => {
    const reason = 'The order does not exist'
    lookedUp([received(10), reserved(4)])
      .when({ ...release, reason })
      .then([{ type: 'stock-released-from-order', data: { productId, orderNo, quantity: 4, reason } }])
  })

  it('leaves a tombstone if it arrives before the reservation', () => {
    lookedUp([received(10)])
      .when(release)
      .then([earlyRelease])
  })

  it('refuses to free pieces that have left', () => {
    lookedUp([received(10), reserved(4), sold(4)])
      .when(release)
      .thenRejected('transition-not-allowed')
  })

  it('does nothing on repetition, even after a tombstone', () => {
    lookedUp([received(10), reserved(4), released(4)])
      .when(release)
      .thenNothing()
    lookedUp([received(10), earlyRelease])
      .when(release)
      .thenNothing()
  })
})
