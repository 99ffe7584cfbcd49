import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { earlyRelease, orderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const release = { type: 'release-stock', productId, orderNo } as const

describe('release-stock', () => {
  it('frees what the order holds', () => {
    given(stockDecider, [received(10), reserved(4)])
      .when(release)
      .then([released(4)])
  })

  it('leaves a tombstone where it overtakes the reserve', () => {
    given(stockDecider, [received(10)])
      .when(release)
      .then([earlyRelease])
  })

  it('refuses to free pieces that have left', () => {
    given(stockDecider, [received(10), reserved(4), sold(4)])
      .when(release)
      .thenRejected('transition-not-allowed')
  })

  it('is quiet on repetition, after a tombstone too', () => {
    given(stockDecider, [received(10), reserved(4), released(4)])
      .when(release)
      .thenNothing()
    given(stockDecider, [received(10), earlyRelease])
      .when(release)
      .thenNothing()
  })
})
