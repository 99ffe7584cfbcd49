import { setImmediate as nextTurn } from 'node:timers/promises'
import { fold } from '@pinline/chassis/domain/decider'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber, type ProductId, productId as productIdSchema } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { reserveLines } from './reserve-lines.ts'
import { instanceOn, memoryStore } from './stock-queue.fixtures.ts'

const context: CommandContext = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' }
const first = productIdSchema.parse('p-0000000000000001')
const second = productIdSchema.parse('p-0000000000000002')
const orderNo = (n: number) => orderNumber.parse(`261121${String(n).padStart(7, '0')}`)

const reserve = (productId: ProductId, n: number, quantity = 1) =>
  ({ type: 'reserve-stock', productId, orderNo: orderNo(n), quantity }) as const

describe('the stock queue', () => {
  it('grants exactly a hundred of a thousand requests for a hundred pieces, in a few commits', async () => {
    const { store, commits } = memoryStore([[first, 100]])
    const queue = instanceOn(store)
    const outcomes = await Promise.all(Array.from({ length: 1000 }, (_, n) => queue.submit(reserve(first, n), context)))
    expect(outcomes.filter((outcome) => !isRejection(outcome))).toHaveLength(100)
    expect(commits.length).toBeLessThan(10)
  })

  it('stays exact when two instances write to the same stream', async () => {
    const { store, eventsOf } = memoryStore([[first, 100]])
    const queues = [instanceOn(store), instanceOn(store)]
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, (_, n) => queues[n % 2]?.submit(reserve(first, n), context)),
    )
    expect(outcomes.filter((outcome) => outcome !== undefined && !isRejection(outcome))).toHaveLength(100)
    expect(fold(stockDecider, eventsOf('stock-0000000000000001'))).toMatchObject({ available: 0, reserved: 100 })
  })

  it('has one effect for a repeated request, at once or later', async () => {
    const { store, eventsOf } = memoryStore([[first, 100]])
    const queue = instanceOn(store)
    await Promise.all([1, 2, 3].map(() => queue.submit(reserve(first, 7, 5), context)))
    await instanceOn(store).submit(reserve(first, 7, 5), context)
    expect(eventsOf('stock-0000000000000001')).toHaveLength(2)
  })

  it('lets a booking of staff commit in its turn, however fast the part sells', async () => {
    const { store, eventsOf } = memoryStore([[first, 10_000]])
    const queue = instanceOn(store)
    const streamId = streamOf('stock', first)
    let isSelling = true
    const sell = async (seller: number) => {
      for (let n = seller; isSelling; n += 4) {
        await queue.submit(reserve(first, n), context)
        await nextTurn()
      }
    }
    const selling = [1, 2, 3, 4].map(sell)
    const book = async () => {
      const { version } = await store.fold(streamId)
      await nextTurn()
      const received = { type: 'stock-received' as const, data: { productId: first, quantity: 1, reason: 'delivery' } }
      const commit = { streamType: 'stock', streamId, version: version + 1, events: [received], context }
      return (await store.append(commit)).outcome
    }
    for (let round = 0; round < 20; round += 1) expect(await queue.inTurn(first, book)).toBe('appended')
    isSelling = false
    await Promise.all(selling)
    expect(fold(stockDecider, eventsOf(streamId)).reserved).toBeGreaterThan(20)
  })

  it('reads nothing when an order is paid whose reservation it has made, unless new buyers hold it elsewhere', async () => {
    const { store, eventsOf } = memoryStore([[first, 100]])
    let reads = 0
    const fold: typeof store.fold = async (streamId) => {
      reads += 1
      return await store.fold(streamId)
    }
    const [queue, other] = [instanceOn({ ...store, fold }), instanceOn(store)]
    const pay = async (n: number) =>
      await queue.submit({ type: 'record-reservation-paid', productId: first, orderNo: orderNo(n) }, context)
    await queue.submit(reserve(first, 1), context)
    reads = 0
    expect(await pay(1)).toMatchObject({ kind: 'done', available: 99 })
    expect(reads).toBe(0)
    // Of an order that this instance has not met, the stream says whether its buyer is new.
    const newBuyersLimit = { sharePercent: 50, pieces: 1 }
    await other.submit({ ...reserve(first, 2), newBuyersLimit }, context)
    await pay(2)
    expect(eventsOf(streamOf('stock', first)).at(-1)).toMatchObject({ type: 'reservation-paid' })
  })

  it('releases a reduced order of a part that was low, once', async () => {
    const { store, eventsOf, watch } = memoryStore([[first, 100]])
    watch(first, 50)
    const queue = instanceOn(store)
    const order = { productId: first, orderNo: orderNo(1) }
    await queue.submit(reserve(first, 1, 60), context)
    await queue.submit({ type: 'reduce-reservation', ...order, remaining: 40 }, context)
    for (const instance of [queue, instanceOn(store), queue])
      expect(await instance.submit({ type: 'release-stock', ...order }, context)).toMatchObject({ available: 100 })
    expect(eventsOf(streamOf('stock', first)).map(({ type }) => type)).toEqual([
      ...['stock-received', 'reorder-level-set', 'stock-reserved-for-order', 'stock-fell-low'],
      ...['reservation-reduced', 'stock-recovered', 'stock-released-from-order'],
    ])
  })

  it('releases an order whose reduction holds the id of its release, and decides on the others of the batch', async () => {
    const { store, eventsOf, watch } = memoryStore([[first, 100]])
    watch(first, 50)
    const streamId = streamOf('stock', first)
    await instanceOn(store).submit(reserve(first, 1, 60), context)
    const key = `${orderNo(1)}-${first.slice(2)}`
    const { outcome } = await store.append({
      ...{ streamType: 'stock', streamId, version: eventsOf(streamId).length + 1, context },
      events: [
        { type: 'reservation-reduced', data: { productId: first, orderNo: orderNo(1), quantity: 20 } },
        { type: 'stock-recovered', data: { productId: first, available: 60 } },
      ],
      requests: [`reduce-${key}-40`, `release-${key}`].map((id) => ({ id, hash: id })),
    })
    expect(outcome).toBe('appended')
    const release = { type: 'release-stock', productId: first, orderNo: orderNo(1) } as const
    const queues = [instanceOn(store), instanceOn(store)]
    const outcomes = await Promise.all([
      ...queues.map((queue) => queue.submit(release, context)),
      ...queues.map((queue, place) => queue.submit(reserve(first, 2 + place), context)),
    ])
    expect(outcomes.filter(isRejection)).toEqual([])
    for (const queue of [...queues, instanceOn(store)])
      expect(await queue.submit(release, context)).toMatchObject({ kind: 'done', available: 98 })
    expect(await instanceOn(store).submit(reserve(first, 1, 60), context)).toMatchObject({ code: 'out-of-stock' })
    const released = eventsOf(streamId).filter(({ type }) => type === 'stock-released-from-order')
    expect(released).toMatchObject([{ data: { orderNo: orderNo(1), quantity: 40 } }])
  })

  it('rejects each caller of a failed write and continues with the next', async () => {
    const { store } = memoryStore([[first, 100]])
    let broken = true
    const queue = instanceOn({
      ...store,
      fold: async (streamId) => {
        if (broken) throw new Error('no connection')
        return await store.fold(streamId)
      },
    })
    await expect(queue.submit(reserve(first, 1), context)).rejects.toThrow('no connection')
    broken = false
    expect(await queue.submit(reserve(first, 1), context)).toEqual({
      kind: 'done',
      available: 99,
      newBuyersReserved: 0,
    })
  })
})

describe('the lines of an order', () => {
  const system = (opening: readonly [ProductId, number][]) => {
    const { store, eventsOf, receive } = memoryStore(opening)
    const queue = instanceOn(store)
    const state = (productId: ProductId) => fold(stockDecider, eventsOf(`stock-${productId.slice(2)}`))
    const parts = {
      submit: queue.submit.bind(queue),
      find: (productId: ProductId) =>
        opening.some(([id]) => id === productId) ? { available: state(productId).available, moq: 1 } : undefined,
    }
    return { parts, state, receive }
  }

  it('are all reserved', async () => {
    const { parts, state } = system([
      [first, 10],
      [second, 10],
    ])
    const lines = [
      { productId: second, quantity: 4 },
      { productId: first, quantity: 3 },
      { productId: second, quantity: 2 },
    ]
    expect(await reserveLines(parts, orderNo(1), { lines }, context)).toMatchObject({ outcome: 'reserved' })
    expect(await reserveLines(parts, orderNo(1), { lines }, context)).toMatchObject({ outcome: 'reserved' })
    expect([state(first).reserved, state(second).reserved]).toEqual([3, 6])
  })

  it('are refused if one cannot be reserved; reserved ones are left to the cancellation', async () => {
    const { parts, state } = system([
      [first, 10],
      [second, 1],
    ])
    const lines = [
      { productId: first, quantity: 3 },
      { productId: second, quantity: 2 },
    ]
    expect(await reserveLines(parts, orderNo(1), { lines }, context)).toEqual({
      outcome: 'refused',
      lines: [{ productId: second, available: 1, limited: false }],
    })
    expect(state(first)).toMatchObject({ available: 7, reserved: 3 })
    expect(state(second)).toMatchObject({ available: 1, reserved: 0 })
    for (const productId of [first, second])
      await parts.submit({ type: 'release-stock', productId, orderNo: orderNo(1) }, context)
    expect(state(first)).toMatchObject({ available: 10, reserved: 0 })
    expect(state(second)).toMatchObject({ available: 1, reserved: 0 })
  })

  it('are limited by the share of all new buyers, which is the share of the order as well', async () => {
    const { parts } = system([[first, 100]])
    const limit = { sharePercent: 100, pieces: 0, newBuyersSharePercent: 50 }
    const reserve = (place: number, quantity: number) =>
      reserveLines(parts, orderNo(place), { lines: [{ productId: first, quantity }], limit }, context)
    expect(await reserve(1, 20)).toEqual({ outcome: 'reserved', sharePercent: 20 })
    expect(await reserve(2, 30)).toEqual({ outcome: 'reserved', sharePercent: 50 })
    expect(await reserve(3, 1)).toEqual({
      outcome: 'refused',
      lines: [{ productId: first, available: 0, limited: true, newBuyers: true }],
    })
  })

  it('stay reserved once one of two runs for the order has succeeded', async () => {
    const { parts, state, receive } = system([
      [first, 10],
      [second, 1],
    ])
    const lines = [
      { productId: first, quantity: 3 },
      { productId: second, quantity: 2 },
    ]
    const { promise: delivery, resolve: arrived } = Promise.withResolvers<void>()
    const late = {
      ...parts,
      submit: async (...requested: Parameters<typeof parts.submit>) => {
        if (requested[0].productId === second) await delivery
        return await parts.submit(...requested)
      },
    }
    const waiting = reserveLines(late, orderNo(1), { lines }, context)
    expect(await reserveLines(parts, orderNo(1), { lines }, context)).toMatchObject({ outcome: 'refused' })
    receive(second, 5)
    arrived()
    expect(await waiting).toMatchObject({ outcome: 'reserved' })
    expect([state(first).reserved, state(second).reserved]).toEqual([3, 2])
  })

  it('are refused for an unknown product', async () => {
    const { parts, state } = system([[first, 10]])
    expect(await reserveLines(parts, orderNo(1), { lines: [{ productId: second, quantity: 1 }] }, context)).toEqual({
      outcome: 'refused',
      lines: [{ productId: second, available: 0, limited: false }],
    })
    expect(state(first).available).toBe(10)
  })

  it('go whole to one of two orders that want the same last pieces', async () => {
    const { parts, state } = system([
      [first, 1],
      [second, 1],
    ])
    const lines = [
      { productId: first, quantity: 1 },
      { productId: second, quantity: 1 },
    ]
    const outcomes = await Promise.all(
      [1, 2].map((n) => reserveLines(parts, orderNo(n), { lines: [...lines].reverse() }, context)),
    )
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'reserved'])
    expect([state(first).reserved, state(second).reserved]).toEqual([1, 1])
  })
})
