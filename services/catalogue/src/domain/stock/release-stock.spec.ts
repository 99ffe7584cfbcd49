import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { earlyRelease, orderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const release = { type: 'release-stock', productId, orderNo } as const

describe('release-stock', () => {
  it('releases what the order has reserved', () => {
    given(stockDecider, [received(10), reserved(4)])
      .when(release)
      .then([released(4)])
  })

  it('leaves a tombstone if it arrives before the reservation', () => {
    given(stockDecider, [received(10)])
      .when(release)
      .then([earlyRelease])
  })

  it('refuses to free pieces that have left', () => {
    given(stockDecider, [received(10), reserved(4), sold(4)])
      .when(release)
      .thenRejected('transition-not-allowed')
  })

  it('does nothing on repetition, even after a tombstone', () => {
    given(stockDecider, [received(10), reserved(4), released(4)])
      .when(release)
      .thenNothing()
    given(stockDecider, [received(10), earlyRelease])
      .when(release)
      .thenNothing()
  })
})
