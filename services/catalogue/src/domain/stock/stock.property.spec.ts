import { isRejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId, orderNumber } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EndedOrder, type EndedOrders, piecesOf } from './order-entries.ts'
import { soldInParcels } from './parcel-sales.ts'
import { endsOf, productId, received } from './stock.fixtures.ts'
import { noStock, type Stock, stock } from './stock.ts'
import { type StockCommand, stockDecider } from './stock-decider.ts'

/** Ten orders on two shelves of the ledger. */
const orderNo = fc.integer({ min: 0, max: 9 }).map((digit) => orderNumber.parse(`2611214${digit}0739${digit % 2}`))
const quantity = fc.integer({ min: 1, max: 60 })
const parcelNo = fc.integer({ min: 1, max: 3 })
/** What a parcel has: often the whole reservation, which `run` fills in. */
const pieces = fc.oneof(quantity, fc.constant(0))

const delivery = fc.integer({ min: 1, max: 3 }).map((digit) => deliveryId.parse(`d-0000000${digit}`))

const command: fc.Arbitrary<StockCommand> = fc.oneof(
  quantity.map((pieces) => ({ type: 'receive-stock', productId, quantity: pieces, reason: 'r' }) as const),
  fc
    .integer({ min: -80, max: 80 })
    .map((pieces) => ({ type: 'adjust-stock', productId, quantity: pieces, reason: 'r' }) as const),
  fc.tuple(orderNo, quantity).map(([order, pieces]) => ({
    type: 'reserve-stock' as const,
    productId,
    orderNo: order,
    quantity: pieces,
  })),
  fc
    .tuple(orderNo, fc.integer({ min: 0, max: 60 }))
    .map(([order, remaining]) => ({ type: 'reduce-reservation', productId, orderNo: order, remaining }) as const),
  orderNo.map((order) => ({ type: 'release-stock', productId, orderNo: order }) as const),
  fc.tuple(orderNo, parcelNo, pieces).map(([order, parcel, quantity]) => ({
    type: 'sell-stock' as const,
    productId,
    orderNo: order,
    parcelNo: parcel,
    quantity,
  })),
  fc.tuple(orderNo, parcelNo, quantity).map(([order, parcel, pieces]) => ({
    type: 'count-made-to-order' as const,
    productId,
    orderNo: order,
    parcelNo: parcel,
    quantity: pieces,
  })),
  fc.tuple(delivery, quantity, fc.integer({ min: 10, max: 28 })).map(([id, pieces, day]) => ({
    type: 'announce-delivery' as const,
    productId,
    deliveryId: id,
    quantity: pieces,
    expectedOn: `2027-01-${day}`,
  })),
  delivery.map((id) => ({ type: 'withdraw-delivery', productId, deliveryId: id }) as const),
  fc.tuple(delivery, quantity).map(([id, pieces]) => ({
    type: 'receive-stock' as const,
    productId,
    quantity: pieces,
    reason: 'r',
    deliveryId: id,
  })),
)

/** The state, all events, and how orders ended, as the commits record it. */
interface Recorded {
  readonly state: Stock
  readonly events: readonly StockEvent[]
  readonly ended: EndedOrders
}
const nothing: Recorded = { state: noStock, events: [], ended: new Map() }

/** A parcel without a number of pieces has all that is reserved. */
const filled = (command: StockCommand, { reservations }: Stock): StockCommand =>
  command.type === 'sell-stock' && command.quantity === 0
    ? { ...command, quantity: piecesOf(reservations, command.orderNo) ?? 1 }
    : command

const run = ({ state, events, ended }: Recorded, next: StockCommand): Recorded => {
  const command = filled(next, state)
  const decision = stockDecider.decide(state, 'orderNo' in command ? { ...command, ended } : command)
  if (isRejection(decision) || decision.length === 0) return { state, events, ended }
  const all = [...events, ...decision]
  return { state: decision.reduce(stockDecider.evolve, state), events: all, ended: endsOf(all) }
}

/** What an order has of each parcel, from the events alone. */
const soldIn = (events: readonly StockEvent[]): Map<string, number> => {
  const sold = new Map<string, number>()
  for (const event of events)
    if (event.type === 'stock-sold-in-parcel' || event.type === 'stock-sold-to-order')
      sold.set(event.data.orderNo, (sold.get(event.data.orderNo) ?? 0) + event.data.quantity)
  return sold
}

const reservedIn = ({ reservations }: Stock): number[] =>
  Object.values(reservations).flatMap((group) => Object.values(group))
const sumOf = (quantities: readonly number[]): number => quantities.reduce((sum, quantity) => sum + quantity, 0)
const endedAs = (ended: Recorded['ended'], status: EndedOrder['status']): number =>
  sumOf([...ended.values()].filter((end) => end.status === status).map((end) => end.quantity))

describe('stock of a product, in any order of commands', () => {
  it('available + reserved + sold = received ± adjustments, none negative, and the orders account for it', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let recorded = nothing
        for (const next of commands) {
          recorded = run(recorded, next)
          const { state, events, ended } = recorded
          expect(state.available + state.reserved + state.sold).toBe(state.received + state.adjusted)
          expect(Math.min(state.available, state.reserved, state.sold)).toBeGreaterThanOrEqual(0)
          expect(sumOf(reservedIn(state))).toBe(state.reserved)
          const sold = soldIn(events)
          expect(sumOf([...sold.values()])).toBe(state.sold)
          for (const [order, end] of ended) if (end.status === 'sold') expect(sold.get(order)).toBe(end.quantity)
          for (const order of Object.keys(state.parcelSales))
            expect(soldInParcels(state.parcelSales, orderNumber.parse(order))).toBe(sold.get(order))
          expect(endedAs(ended, 'made')).toBe(state.madeToOrderSold)
          expect(state.deliveries.every((one) => one.quantity > 0)).toBe(true)
          const dates = state.deliveries.map(({ expectedOn }) => expectedOn)
          expect(dates).toEqual([...dates].sort())
        }
        expect(stock.parse(recorded.state)).toEqual(recorded.state)
      }),
      { numRuns: 400 },
    )
  })

  it('repeating an order command changes nothing', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), command, (commands, last) => {
        fc.pre(last.type !== 'receive-stock' && last.type !== 'adjust-stock')
        const once = run(commands.reduce(run, nothing), last)
        // A repeated request has the quantity of the first.
        const repeated = filled(last, commands.reduce(run, nothing).state)
        expect(run(once, repeated)).toEqual(once)
      }),
      { numRuns: 300 },
    )
  })

  it('holds ten thousand reservations at once', () => {
    let recorded = run(nothing, { type: 'receive-stock', productId, quantity: 10_000, reason: 'r' })
    for (let n = 0; n < 10_000; n += 1) {
      const order = orderNumber.parse(`261121${String(n).padStart(7, '0')}`)
      recorded = run(recorded, { type: 'reserve-stock', productId, orderNo: order, quantity: 1 })
    }
    expect(recorded.state).toMatchObject({ available: 0, reserved: 10_000 })
  })

  it('has the same size after a hundred thousand orders as after none, whether they were sold, released or released early', () => {
    const order = (n: number) => orderNumber.parse(`261121${String(n).padStart(7, '0')}`)
    const orders = 100_000
    let state = stockDecider.evolve(noStock, received(orders))
    for (let n = 0; n < orders; n += 1) {
      const data = { productId, orderNo: order(n), quantity: 1 }
      if (n % 3 === 2) {
        state = stockDecider.evolve(state, { type: 'early-release-noted', data: { productId, orderNo: order(n) } })
        continue
      }
      state = stockDecider.evolve(state, { type: 'stock-reserved-for-order', data })
      state = stockDecider.evolve(state, {
        type: n % 3 === 0 ? 'stock-sold-to-order' : 'stock-released-from-order',
        data,
      })
    }
    expect(state).toMatchObject({ reserved: 0, reservations: {}, sold: Math.ceil(orders / 3) })
    expect(JSON.stringify(state).length).toBeLessThan(4000)
  })
})
