import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookedUp, orderNo, otherOrderNo, productId, received, released, reserved } from './stock.fixtures.ts'
import type { Stock } from './stock.ts'
import { stockDecider } from './stock-decider.ts'
import type { HeldElsewhere } from './unpaid-share.ts'

const reserve = (quantity: number, others: readonly HeldElsewhere[] = [], pieces = 0) => ({
  type: 'reserve-stock' as const,
  productId,
  orderNo: otherOrderNo,
  quantity,
  limit: { sharePercent: 30, pieces, others },
})
const reservedForOther = (quantity: number) => [
  { type: 'stock-reserved-for-order' as const, data: { productId, orderNo: otherOrderNo, quantity } },
]

describe('the share of a product that unpaid orders of one buyer may hold', () => {
  it('is allowed up to the limit, and refused beyond it with what would be allowed', () => {
    given(stockDecider, [received(1000)])
      .when(reserve(300))
      .then(reservedForOther(300))
    given(stockDecider, [received(1000)])
      .when(reserve(301))
      .thenRejected('unpaid-share-reached', { data: { available: 300 } })
  })
  it('is quiet on repetition, even if the limit has become smaller', () =>
    given(stockDecider, [received(1000), ...reservedForOther(300)])
      .when(reserve(300, [{ orderNo, quantity: 300 }]))
      .thenNothing())
  it('counts other orders, whether they have reserved yet or not, but not released ones', () => {
    const others = [{ orderNo, quantity: 200 }]
    given(stockDecider, [received(1000), reserved(200)])
      .when(reserve(101, others))
      .thenRejected('unpaid-share-reached', { data: { available: 100 } })
    given(stockDecider, [received(1000)])
      .when(reserve(101, others))
      .thenRejected('unpaid-share-reached', { data: { available: 100 } })
    lookedUp([received(1000), reserved(200), released(200)])
      .when(reserve(300, others))
      .then(reservedForOther(300))
  })
  it('allows so many pieces however small the stock is', () =>
    given(stockDecider, [received(20)])
      .when(reserve(20, [], 200))
      .then(reservedForOther(20)))

  it('is never exceeded by orders of one buyer, in whatever sequence they reserve', () => {
    const order = fc.record({ quantity: fc.integer({ min: 1, max: 400 }), at: fc.integer() })
    fc.assert(
      fc.property(
        fc.array(order, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (orders, stock, sharePercent, pieces) => {
          const opened = orders.map((one, place) => ({ ...one, orderNo: orderNumber.parse(`261121000000${place}`) }))
          let state: Stock = fold(stockDecider, stock === 0 ? [] : [received(stock)])
          for (const one of opened.toSorted((a, b) => a.at - b.at)) {
            const others = opened.slice(0, opened.indexOf(one))
            const command = {
              ...reserve(one.quantity, others),
              orderNo: one.orderNo,
              limit: { sharePercent, pieces, others },
            }
            const decision = stockDecider.decide(state, command)
            if (!isRejection(decision)) state = decision.reduce(stockDecider.evolve, state)
          }
          expect(state.reserved).toBeLessThanOrEqual(Math.max(pieces, Math.floor((stock * sharePercent) / 100)))
          expect(state.available + state.reserved).toBe(stock)
        },
      ),
    )
  })
})
