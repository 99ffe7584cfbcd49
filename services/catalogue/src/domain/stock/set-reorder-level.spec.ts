import { given } from '@pinline/chassis/domain/given'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { productId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { stockDecider } from './stock-decider.ts'

const id = productId.parse('p-0123456789abcdef')
const model = '43045-0800'
const received = (quantity: number): StockEvent => ({
  type: 'stock-received',
  data: { productId: id, quantity, reason: 'delivery' },
})
const adjusted = (quantity: number): StockEvent => ({
  type: 'stock-adjusted',
  data: { productId: id, quantity, reason: 'count' },
})
const levelSet = (level: number | null): StockEvent => ({
  type: 'reorder-level-set',
  data: { productId: id, model, level },
})
const fellLow = (available: number, level: number): StockEvent => ({
  type: 'stock-fell-low',
  data: { productId: id, model, available, level },
})
const recovered = (available: number): StockEvent => ({ type: 'stock-recovered', data: { productId: id, available } })
const set = (level: number | null) => ({ type: 'set-reorder-level', productId: id, model, level }) as const
const adjust = (quantity: number) => ({ type: 'adjust-stock', productId: id, quantity, reason: 'count' }) as const

describe('set-reorder-level', () => {
  it('records the level once, and that the stock is at it already', () => {
    given(stockDecider, [received(300)])
      .when(set(200))
      .then([levelSet(200)])
    given(stockDecider, [received(300)])
      .when(set(300))
      .then([levelSet(300), fellLow(300, 300)])
    given(stockDecider, [received(300), levelSet(200)])
      .when(set(200))
      .thenNothing()
    given(stockDecider, []).when(set(null)).thenNothing()
  })
  it('ends with the level what it began', () =>
    given(stockDecider, [received(100), levelSet(200), fellLow(100, 200)])
      .when(set(null))
      .then([levelSet(null), recovered(100)]))
  it('refuses what is no number of pieces', () =>
    given(stockDecider, [])
      .when(set(-1))
      .thenRejected('quantity-not-allowed', { errors: { level: 'quantity-not-allowed' } }))
})

describe('a part with a reorder level', () => {
  const watched = [received(300), levelSet(200)]
  it('is reported when it falls to the level, once', () => {
    given(stockDecider, watched)
      .when(adjust(-99))
      .then([adjusted(-99)])
    given(stockDecider, watched)
      .when(adjust(-100))
      .then([adjusted(-100), fellLow(200, 200)])
    given(stockDecider, [...watched, adjusted(-100), fellLow(200, 200)])
      .when(adjust(-50))
      .then([adjusted(-50)])
  })
  it('is reported when it is above it again', () =>
    given(stockDecider, [...watched, adjusted(-100), fellLow(200, 200)])
      .when(adjust(1))
      .then([adjusted(1), recovered(201)]))
  it('without one is not watched', () =>
    given(stockDecider, [received(1)])
      .when(adjust(-1))
      .then([adjusted(-1)]))
})
