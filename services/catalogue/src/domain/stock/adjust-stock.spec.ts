import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { productId, received, reserved } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const adjust = (quantity: number) => ({ type: 'adjust-stock', productId, quantity, reason: 'count' }) as const

describe('adjust-stock', () => {
  it('corrects the count down to nothing free', () => {
    given(stockDecider, [received(10), reserved(4)])
      .when(adjust(-6))
      .then([{ type: 'stock-adjusted', data: { productId, quantity: -6, reason: 'count' } }])
  })

  it('refuses to remove reserved pieces', () => {
    given(stockDecider, [received(10), reserved(4)])
      .when(adjust(-7))
      .thenRejected('quantity-not-allowed', { data: { available: 6 } })
  })

  it('does nothing if nothing changes', () => {
    given(stockDecider, [received(10)])
      .when(adjust(0))
      .thenNothing()
  })
})
