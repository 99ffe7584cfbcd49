import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { productId, received } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const receive = (quantity: number) => ({ type: 'receive-stock', productId, quantity, reason: 'delivery' }) as const

describe('receive-stock', () => {
  it('adds received pieces', () => {
    given(stockDecider, [])
      .when(receive(500))
      .then([received(500)])
  })

  it('adds the same quantity again: every receipt counts', () => {
    given(stockDecider, [received(500)])
      .when(receive(500))
      .then([received(500)])
  })

  it('refuses what is no number of pieces', () => {
    for (const quantity of [0, -1, 0.5, 1_000_000_001]) {
      given(stockDecider, []).when(receive(quantity)).thenRejected('quantity-not-allowed')
    }
  })
})
