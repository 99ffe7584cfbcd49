import { given } from '@pinline/chassis/domain/given'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { describe, it } from 'vitest'
import { productId, received } from './sample-stock.ts'
import { stockDecider } from './stock-decider.ts'

const announce = (quantity: number) =>
  ({ type: 'announce-incoming-stock', productId, quantity, expectedOn: '2026-12-14' }) as const
const announced = (quantity: number): StockEvent => ({
  type: 'incoming-stock-announced',
  data: { productId, quantity, expectedOn: '2026-12-14' },
})

describe('announce-incoming-stock', () => {
  it('announces a delivery', () => {
    given(stockDecider, [])
      .when(announce(2000))
      .then([announced(2000)])
  })

  it('counts what has come against it', () => {
    given(stockDecider, [announced(2000), received(500)])
      .when(announce(1500))
      .thenNothing()
    given(stockDecider, [announced(2000), received(2500)])
      .when(announce(0))
      .thenNothing()
  })

  it('refuses a negative delivery', () => {
    given(stockDecider, []).when(announce(-1)).thenRejected('quantity-not-allowed')
  })

  it('is quiet on repetition', () => {
    given(stockDecider, [announced(2000)])
      .when(announce(2000))
      .thenNothing()
  })
})
