import { given } from '@pinline/chassis/domain/given'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNo, otherOrderNo, productId, received, released, reserved, sold } from './stock.fixtures.ts'
import { noStock, type Stock, stock } from './stock.ts'
import { type StockCommand, stockDecider } from './stock-decider.ts'

const limit = { sharePercent: 50, pieces: 10 }
const reserve = (quantity: number, newBuyersLimit = limit) => ({
  type: 'reserve-stock' as const,
  productId,
  orderNo: otherOrderNo,
  quantity,
  newBuyersLimit,
})
const reservedByNewBuyer = (quantity: number, of = otherOrderNo) => ({
  type: 'stock-reserved-for-order' as const,
  data: { productId, orderNo: of, quantity, newBuyer: true as const },
})
const paid = { type: 'reservation-paid' as const, data: { productId, orderNo, quantity: 400 } }
const payment = { type: 'record-reservation-paid' as const, productId, orderNo }

describe('the share of a product that unpaid orders of all new buyers may hold', () => {
  it('is allowed up to the limit, whoever of them holds it', () => {
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo)])
      .when(reserve(100))
      .then([reservedByNewBuyer(100)])
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo)])
      .when(reserve(101))
      .thenRejected('new-buyers-share-reached', { data: { available: 100 } })
  })
  it('allows so many pieces however small the stock is', () =>
    given(stockDecider, [received(12)])
      .when(reserve(10))
      .then([reservedByNewBuyer(10)]))
  it('is free again once an order is paid, released or shipped', () => {
    for (const end of [paid, released(400), sold(400)])
      given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo), end])
        .when(reserve(300))
        .then([reservedByNewBuyer(300)])
  })
  it('does not count what buyers hold who have paid before, and does not limit them', () => {
    given(stockDecider, [received(1000), reserved(400)])
      .when(reserve(300))
      .then([reservedByNewBuyer(300)])
    const { newBuyersLimit: _, ...command } = reserve(600)
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo)])
      .when(command)
      .then([{ type: 'stock-reserved-for-order', data: { productId, orderNo: otherOrderNo, quantity: 600 } }])
  })
  it('never exceeds the limit, and the pieces of unpaid orders account for it', () => {
    const order = fc.integer({ min: 0, max: 9 }).map((digit) => orderNumber.parse(`2611214${digit}0739${digit % 2}`))
    const command: fc.Arbitrary<StockCommand> = fc.oneof(
      fc.tuple(order, fc.integer({ min: 1, max: 60 }), fc.boolean()).map(([of, quantity, isNew]) => {
        const { newBuyersLimit, ...request } = { ...reserve(quantity), orderNo: of }
        return isNew ? { ...request, newBuyersLimit } : request
      }),
      order.map((of) => ({ ...payment, orderNo: of })),
      order.map((of) => ({ type: 'release-stock', productId, orderNo: of }) as const),
      fc
        .tuple(order, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 60 }))
        .map(
          ([of, parcelNo, quantity]) => ({ type: 'sell-stock', productId, orderNo: of, parcelNo, quantity }) as const,
        ),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state: Stock = stockDecider.evolve(noStock, received(100))
        for (const next of commands) {
          const decision = stockDecider.decide(state, next)
          if (isRejection(decision)) continue
          const after = decision.reduce(stockDecider.evolve, state)
          if (after.newBuyers.reserved > state.newBuyers.reserved)
            expect(after.newBuyers.reserved).toBeLessThanOrEqual(
              Math.max(limit.pieces, Math.floor((state.available + state.newBuyers.reserved) / 2)),
            )
          state = after
          const held = Object.values(state.newBuyers.orders).flatMap((group) => Object.entries(group))
          expect(state.newBuyers.reserved).toBe(held.reduce((sum, [, quantity]) => sum + quantity, 0))
          const reservations = Object.values(state.reservations).flatMap((group) => Object.entries(group))
          expect(reservations).toEqual(expect.arrayContaining(held))
          expect(stock.parse(state)).toEqual(state)
        }
      }),
    )
  })
})

describe('record-reservation-paid', () => {
  it('takes the pieces from those of new buyers', () =>
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo)])
      .when(payment)
      .then([paid]))
  it('does nothing on repetition, without a reservation, or for a buyer who had paid before', () => {
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo), paid])
      .when(payment)
      .thenNothing()
    given(stockDecider, [received(1000)])
      .when(payment)
      .thenNothing()
    given(stockDecider, [received(1000), reserved(400)])
      .when(payment)
      .thenNothing()
    given(stockDecider, [received(1000), reservedByNewBuyer(400, orderNo), sold(400)])
      .when(payment)
      .thenNothing()
  })
})
