import { fold } from '@pinline/chassis/domain/decider'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { type OrderNumber, orderNumber, productId as productIdSchema } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf } from '../domain/stock/order-entries.ts'
import { noStock } from '../domain/stock/stock.ts'
import { type OrderStockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { instanceOn, memoryStore } from './stock-queue.fixtures.ts'

const context: CommandContext = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' }
const productId = productIdSchema.parse('p-0000000000000001')
const streamId = 'stock-0000000000000001'

const orderNo = fc.integer({ min: 0, max: 7 }).map((digit) => orderNumber.parse(`2611214${digit}0739${digit % 2}`))
const pieces = fc.integer({ min: 1, max: 12 })

const command: fc.Arbitrary<OrderStockCommand> = fc.oneof(
  fc.record({
    type: fc.constant('reserve-stock' as const),
    productId: fc.constant(productId),
    orderNo,
    quantity: pieces,
  }),
  fc.record({
    type: fc.constant('reserve-stock' as const),
    productId: fc.constant(productId),
    orderNo,
    quantity: pieces,
    limit: fc.record({
      sharePercent: fc.integer({ min: 1, max: 100 }),
      pieces: fc.integer({ min: 0, max: 10 }),
      others: fc.array(fc.record({ orderNo, quantity: pieces }), { maxLength: 3 }),
    }),
  }),
  fc.record({
    type: fc.constant('reserve-stock' as const),
    productId: fc.constant(productId),
    orderNo,
    quantity: pieces,
    newBuyersLimit: fc.record({
      sharePercent: fc.integer({ min: 1, max: 100 }),
      pieces: fc.integer({ min: 0, max: 10 }),
    }),
  }),
  fc.record({ type: fc.constant('record-reservation-paid' as const), productId: fc.constant(productId), orderNo }),
  fc.record({
    type: fc.constant('reduce-reservation' as const),
    productId: fc.constant(productId),
    orderNo,
    remaining: fc.integer({ min: 0, max: 12 }),
  }),
  fc.record({ type: fc.constant('release-stock' as const), productId: fc.constant(productId), orderNo }),
  fc.record({
    type: fc.constant('sell-stock' as const),
    productId: fc.constant(productId),
    orderNo,
    parcelNo: fc.integer({ min: 1, max: 3 }),
    quantity: pieces,
  }),
  fc.record({
    type: fc.constant('count-made-to-order' as const),
    productId: fc.constant(productId),
    orderNo,
    parcelNo: fc.constant(1),
    quantity: pieces,
  }),
)

/** The rules with a memory of every order that ever was: what the queue has to respond without one. */
const everyOrderInMemory = (opening: number) => {
  /** `quantity` is what is still reserved, or what was; `parcels` has the pieces of each. */
  const entries = new Map<
    OrderNumber,
    { readonly status: string; readonly quantity: number; readonly parcels?: ReadonlyMap<number, number> }
  >()
  let available = opening
  /** Orders of new buyers that hold pieces and are not paid. */
  const unpaid = new Set<OrderNumber>()
  const newBuyersReserved = () => [...unpaid].reduce((sum, orderNo) => sum + (entries.get(orderNo)?.quantity ?? 0), 0)
  const done = () => ({ kind: 'done', available, newBuyersReserved: newBuyersReserved() })
  const allowed = ({ limit }: Extract<OrderStockCommand, { type: 'reserve-stock' }>): number => {
    if (limit === undefined) return available
    const others = limit.others.map((other) => ({ ...other, entry: entries.get(other.orderNo) }))
    const reserved = others.filter(({ entry }) => entry?.status === 'reserved')
    const coming = others.filter(({ entry }) => entry === undefined)
    const sum = (quantities: readonly number[]) => quantities.reduce((one, other) => one + other, 0)
    const held = sum(reserved.map(({ entry }) => entry?.quantity ?? 0))
    const most = Math.max(limit.pieces, Math.floor(((available + held) * limit.sharePercent) / 100))
    return Math.min(available, Math.max(0, most - held - sum(coming.map(({ quantity }) => quantity))))
  }
  const respond = (next: OrderStockCommand) => {
    const entry = entries.get(next.orderNo)
    switch (next.type) {
      case 'reserve-stock': {
        if (entry?.status === 'released') return rejection('out-of-stock', { data: { available } })
        if (entry?.status === 'made') return rejection('transition-not-allowed')
        if (entry !== undefined) {
          const inParcels = [...(entry.parcels?.values() ?? [])].reduce((sum, quantity) => sum + quantity, 0)
          return entry.quantity + inParcels === next.quantity ? done() : rejection('idempotency-key-reused')
        }
        if (next.quantity > available) return rejection('out-of-stock', { data: { available } })
        const most = allowed(next)
        if (next.quantity > most) return rejection('unpaid-share-reached', { data: { available: most } })
        if (next.newBuyersLimit !== undefined) {
          const { sharePercent, pieces: always } = next.newBuyersLimit
          const held = newBuyersReserved()
          const share = Math.max(always, Math.floor(((available + held) * sharePercent) / 100))
          const left = Math.min(most, Math.max(0, share - held))
          if (next.quantity > left) return rejection('new-buyers-share-reached', { data: { available: left } })
          unpaid.add(next.orderNo)
        }
        entries.set(next.orderNo, { status: 'reserved', quantity: next.quantity })
        available -= next.quantity
        return done()
      }
      case 'record-reservation-paid':
        unpaid.delete(next.orderNo)
        return done()
      case 'reduce-reservation': {
        if (entry?.status !== 'reserved') return done()
        const inParcels = [...(entry.parcels?.values() ?? [])].reduce((sum, quantity) => sum + quantity, 0)
        const due = Math.max(0, next.remaining - inParcels)
        if (entry.quantity <= due) return done()
        available += entry.quantity - due
        unpaid.delete(next.orderNo)
        entries.set(next.orderNo, due === 0 ? { status: 'released', quantity: 0 } : { ...entry, quantity: due })
        return done()
      }
      case 'release-stock':
        if (entry?.status === 'sold') return rejection('transition-not-allowed')
        if (entry?.status === 'reserved') available += entry.quantity
        unpaid.delete(next.orderNo)
        if (entry === undefined || entry.status === 'reserved')
          entries.set(next.orderNo, { status: 'released', quantity: 0 })
        return done()
      case 'sell-stock':
        if (entry?.status !== 'sold' && entry?.status !== 'reserved') return rejection('transition-not-allowed')
        if (entry.status === 'sold' || entry.parcels?.has(next.parcelNo)) return done()
        if (next.quantity > entry.quantity) return rejection('transition-not-allowed')
        entries.set(next.orderNo, {
          status: next.quantity === entry.quantity ? 'sold' : 'reserved',
          quantity: entry.quantity - next.quantity,
          parcels: new Map([...(entry.parcels ?? []), [next.parcelNo, next.quantity]]),
        })
        unpaid.delete(next.orderNo)
        return done()
      case 'count-made-to-order':
        if (entry !== undefined && entry.status !== 'made') return rejection('transition-not-allowed')
        entries.set(next.orderNo, { status: 'made', quantity: next.quantity })
        return done()
      default:
        return next satisfies never
    }
  }
  return { respond }
}

/** Commands in groups: those of a group arrive together and are committed together, if all goes well. */
const groups = fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), { maxLength: 25 })

/** Where the part is low, if it is watched at all: one or two orders cross it, in either direction. */
const reorderLevel = fc.option(fc.integer({ min: 30, max: 39 }))

const openingOf = (level: number | null) => {
  const memory = memoryStore([[productId, 40]])
  if (level !== null) memory.watch(productId, level)
  return memory
}

describe('the stock queue, with commands of orders late, repeated and in any order', () => {
  it('responds as with every order in memory', async () => {
    await fc.assert(
      fc.asyncProperty(reorderLevel, groups, async (level, batches) => {
        const { store } = openingOf(level)
        const queue = instanceOn(store)
        const reference = everyOrderInMemory(40)
        for (const batch of batches) {
          const outcomes = await Promise.all(batch.map((next) => queue.submit(next, context)))
          expect(outcomes).toEqual(batch.map((next) => reference.respond(next)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('of two instances records one beginning and one end of an order, and loses no piece', async () => {
    await fc.assert(
      fc.asyncProperty(reorderLevel, groups, async (level, batches) => {
        const { store, eventsOf } = openingOf(level)
        const queues = [instanceOn(store), instanceOn(store)]
        for (const batch of batches)
          await Promise.all(batch.map((next, place) => queues[place % 2]?.submit(next, context)))
        let state = noStock
        const begun = new Set<OrderNumber>()
        const ended = new Set<OrderNumber>()
        for (const event of eventsOf(streamId)) {
          state = stockDecider.evolve(state, event)
          expect(state.available + state.reserved + state.sold).toBe(state.received + state.adjusted)
          expect(Math.min(state.available, state.reserved, state.sold)).toBeGreaterThanOrEqual(0)
          if (!('orderNo' in event.data)) continue
          const { orderNo: order } = event.data
          const later = [
            ...['reservation-paid', 'reservation-reduced', 'stock-sold-in-parcel'],
            ...['stock-sold-to-order', 'stock-released-from-order'],
          ]
          const needsBeginning = later.includes(event.type)
          expect(begun.has(order)).toBe(needsBeginning)
          begun.add(order)
          if (endOf(event) === undefined) continue
          expect(ended.has(order)).toBe(false)
          ended.add(order)
        }
        expect(state).toEqual(fold(stockDecider, eventsOf(streamId)))
      }),
      { numRuns: 200 },
    )
  })

  it('looks nothing up for orders that go well', async () => {
    const { store } = memoryStore([[productId, 40]])
    const lookUps: (readonly string[])[] = []
    const queue = instanceOn({
      ...store,
      commitsOf: async (ids) => {
        lookUps.push(ids)
        return await store.commitsOf(ids)
      },
    })
    const one = orderNumber.parse('2611214073958')
    const other = orderNumber.parse('2611210000058')
    for (const order of [one, other])
      await queue.submit({ type: 'reserve-stock', productId, orderNo: order, quantity: 2 }, context)
    await queue.submit({ type: 'sell-stock', productId, orderNo: one, parcelNo: 1, quantity: 2 }, context)
    await queue.submit({ type: 'release-stock', productId, orderNo: other }, context)
    expect(lookUps).toEqual([])
    const late = await queue.submit({ type: 'sell-stock', productId, orderNo: one, parcelNo: 1, quantity: 2 }, context)
    expect(isRejection(late)).toBe(false)
    expect(lookUps).toHaveLength(1)
  })

  it('counts the pieces made for each parcel of an order once, whatever instance receives it again', async () => {
    const { store, eventsOf } = memoryStore([])
    const [first, second] = [instanceOn(store), instanceOn(store)]
    const orderNo = orderNumber.parse('2611214073958')
    const count = (parcelNo: number) =>
      ({ type: 'count-made-to-order', productId, orderNo, parcelNo, quantity: 4 }) as const
    for (const queue of [first, second, first])
      for (const parcelNo of [1, 2]) expect(isRejection(await queue.submit(count(parcelNo), context))).toBe(false)
    expect(fold(stockDecider, eventsOf(streamId)).madeToOrderSold).toBe(8)
  })

  it('refuses a late reservation by its request, where the state has forgotten the early release', async () => {
    const { store, eventsOf } = memoryStore([[productId, 40]])
    const queue = instanceOn(store)
    const order = (n: number) => orderNumber.parse(`261121${String(n).padStart(7, '0')}`)
    for (let n = 0; n < 300; n += 1)
      await queue.submit({ type: 'release-stock', productId, orderNo: order(n) }, context)
    expect(fold(stockDecider, eventsOf(streamId)).earlyReleases).not.toContain(order(0))
    const late = await queue.submit({ type: 'reserve-stock', productId, orderNo: order(0), quantity: 1 }, context)
    expect(late).toMatchObject({ code: 'out-of-stock' })
  })
})
