import { type Commit, recordedEvents } from '@pinline/chassis/event-store/commit'
import { applyEvent, type StoredRow } from '@pinline/chassis/read-models/apply-event'
import { type AnyProjection, viewName } from '@pinline/chassis/read-models/projection'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { type OrderStatus, orderStatuses, orderTabs, statusesOfTab } from '@pinline/contracts/order/order/order-status'
import { buyerId } from '@pinline/events/ids'
import { decodeJwt } from 'jose'
import mongoose from 'mongoose'
import { registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { medianOf, quantileOf } from '../measuring/rounds.ts'
import { type LivesOptions, orderLife } from '../samples/order-lives.ts'
import { ordersView } from '../samples/orders-view.ts'

const orders = 200_000
const written = 1000
const pageSize = 15
/** The exact count of staff's lists ends here. */
const countedTo = 10_000
const requestsPerPage = 100
/** The raw side is far slower and only its median counts: it runs with every n-th of ours. */
const rawEvery = 8
const p99AtMostMs = 50

/** Streams as published commits, one each, and the matching rows of the view. */
const writeOrders = async (db: mongoose.mongo.Db, projection: AnyProjection, options: LivesOptions): Promise<void> => {
  const view = db.collection<StoredRow>(viewName({ projection, generation: 1 }))
  // At its start the service builds its indexes over all rows.
  await view.drop()
  const commits = db.collection<Omit<Commit, '_id'>>('commits')
  for (let from = 0; from < orders; from += written) {
    const made: Omit<Commit, '_id'>[] = Array.from({ length: written }, (_, index) => {
      const { orderNo, buyerId: id, events } = orderLife(from + index, options)
      return {
        streamType: 'order',
        streamId: orderNo,
        version: 1,
        events: [...events],
        actor: { kind: 'buyer', id },
        correlationId: `sample-${orderNo}`,
        causationId: `sample-${orderNo}`,
        committedAt: options.until,
      }
    })
    const rows = made.map((commit) => {
      let row: StoredRow | undefined
      for (const recorded of recordedEvents('order', { ...commit, _id: new mongoose.mongo.ObjectId() })) {
        const applied = applyEvent(projection, commit.streamId, row, recorded)
        if (applied.outcome !== 'applied') throw new Error(`${recorded.id} is ${applied.outcome}`)
        row = applied.row
      }
      if (row === undefined) throw new Error(`${commit.streamId} has no row`)
      return { ...row, _v: 1 }
    })
    await Promise.all([commits.insertMany(made, { ordered: false }), view.insertMany(rows, { ordered: false })])
  }
}

/** One page as requested from the service, and as requested from MongoDB. */
interface Page {
  readonly list: string
  readonly place: 'first' | 'middle' | 'last'
  readonly query: () => Promise<unknown>
  readonly raw: () => Promise<unknown>
}

const middleOf = (total: number): number => Math.floor(total / pageSize / 2)

/**
 * A year of 200,000 orders, one buyer with 5,000 of them: the lists of that buyer and of staff, each by its first,
 * middle and last page, requested from the service directly with one in flight, beside a plain `find` of the same page.
 */
export const orderLists: BenchCase = {
  name: 'orders',
  maxSeconds: 600,
  run: async (bench) => {
    const system = await startSystem(bench.servers, {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    const mongodb = new mongoose.mongo.MongoClient(bench.servers.mongodb.url)
    const client = new HttpClient(`${system.urls.order}/api/v1`)
    try {
      const db = mongodb.db(`${system.databasePrefix}order`)
      const { token = '' } = await registerByMail(system.url, 'bench-orders@example.test')
      const heavyBuyer = buyerId.parse(decodeJwt(token).sub)
      const products = (await stockedProducts(system.url, 1)).slice(0, 8)
      const projection = await ordersView(bench.servers, await bench.scratch('orders'))
      await system.stopService('order')
      bench.say(`writing ${orders.toLocaleString('en')} orders …`)
      const until = new Date(Math.floor(Date.now() / 1000) * 1000)
      await writeOrders(db, projection, {
        orders,
        heavyBuyer,
        productIds: products.map(({ id }) => id),
        until,
      })
      const began = performance.now()
      await system.startService('order')
      const startedMs = performance.now() - began
      const view = db.collection(viewName({ projection, generation: 1 }))

      const rawOf = (conditions: object, skip: number, order: Record<string, 1 | -1>) => () =>
        view
          .find({ listed: true, ...conditions })
          .sort(order)
          .skip(skip)
          .limit(pageSize)
          .toArray()
      const pages = [
        ...(await pagesOfBuyer(client, token, heavyBuyer, rawOf)),
        ...(await pagesOfStaff(system, client, heavyBuyer, until, rawOf)),
      ]
      return [
        {
          measure: `start of the order service with ${orders.toLocaleString('en')}, indexes made anew`,
          value: startedMs / 1000,
          unit: 's',
          detail: {},
        },
        ...(await measured(pages)),
      ]
    } finally {
      client.close()
      await mongodb.close()
      await system.stop()
    }
  },
}

type RawOf = (conditions: object, skip: number, order: Record<string, 1 | -1>) => () => Promise<unknown>

const newest = { placedAt: -1, _id: -1 } as const
const oldest = { placedAt: 1, _id: 1 } as const

const pagesOfBuyer = async (client: HttpClient, token: string, id: string, rawOf: RawOf): Promise<Page[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const pages: Page[] = []
  const requested = orderTabs.map((tab) => ({
    tab,
    input: { tab },
    conditions: { status: { $in: [...statusesOfTab[tab]] } },
  }))
  const number = new Date().toISOString().slice(2, 4)
  const lists = [...requested, { tab: 'number', input: { q: number }, conditions: { _id: { $regex: `^${number}` } } }]
  for (const { tab, input, conditions } of lists) {
    const query = (page: number) => () =>
      client.query(listOrders.path, { method: 'POST', headers, body: { ...input, page, pageSize } })
    const { total } = listOrders.output
      .pick({ total: true })
      .parse(await client.data(listOrders.path, { method: 'POST', headers, body: { ...input, pageSize } }))
    if (total === 0) throw new Error(`the buyer has no order under ${tab}`)
    const last = Math.ceil(total / pageSize)
    const places = { first: 1, middle: 1 + middleOf(total), last }
    for (const place of ['first', 'middle', 'last'] as const)
      pages.push({
        list: `buyer, ${tab}`,
        place,
        query: query(places[place]),
        raw: rawOf({ buyerId: id, ...conditions }, (places[place] - 1) * pageSize, newest),
      })
  }
  return pages
}

const statusIs = (...statuses: OrderStatus[]) => ({ status: { $in: statuses } })

/** Each filter of staff's list except late payments, and three combinations, with their MongoDB queries. */
const staffLists = (buyer: string, until: Date) => {
  const placedTo = new Date(until.getTime() - 30 * 86_400_000).toISOString()
  const placedFrom = new Date(until.getTime() - 60 * 86_400_000).toISOString()
  const day = placedFrom.slice(2, 10).replaceAll('-', '')
  const range = { placedAt: { $gte: placedFrom, $lte: placedTo } }
  const several: OrderStatus[] = ['confirmed', 'stocking', 'testing']
  return [
    { list: 'none', filter: {}, conditions: statusIs(...orderStatuses) },
    { list: 'number', filter: { q: day }, conditions: { _id: { $regex: `^${day}` } } },
    { list: 'status', filter: { status: 'shipped' }, conditions: { status: 'shipped' } },
    { list: '3 statuses', filter: { status: several }, conditions: statusIs(...several) },
    { list: 'buyer', filter: { buyerId: buyer }, conditions: { buyerId: buyer } },
    { list: 'placed', filter: { placedFrom, placedTo }, conditions: range },
    { list: 'method', filter: { shippingMethod: 'express' }, conditions: { shippingMethod: 'express' } },
    { list: 'open refund', filter: { openRefund: true }, conditions: { hasOpenRefund: true } },
    {
      list: 'status and placed',
      filter: { status: 'completed', placedFrom, placedTo },
      conditions: { status: 'completed', ...range },
    },
    {
      list: 'method and status',
      filter: { shippingMethod: 'express', status: 'completed' },
      conditions: { shippingMethod: 'express', status: 'completed' },
    },
    {
      list: 'buyer and status',
      filter: { buyerId: buyer, status: 'completed' },
      conditions: { buyerId: buyer, status: 'completed' },
    },
  ]
}

const pagesOfStaff = async (
  system: TestSystem,
  client: HttpClient,
  buyer: string,
  until: Date,
  rawOf: RawOf,
): Promise<Page[]> => {
  const staff = await signInStaff(system.url, system.demoAccounts().staff)
  const headers = { authorization: `Bearer ${staff.token}` }
  const pages: Page[] = []
  for (const { list, filter, conditions } of staffLists(buyer, until)) {
    const pathOf = (more: Record<string, string>) =>
      `/admin/orders?${new URLSearchParams({ sort: '["placedAt","DESC"]', filter: JSON.stringify(filter), ...more })}`
    const rangeAt = (skip: number) => pathOf({ range: JSON.stringify([skip, skip + pageSize - 1]) })
    const answered = await fetch(`${system.urls.order}/api/v1${rangeAt(0)}`, { headers })
    const total = Number(answered.headers.get('content-range')?.split('/').at(-1))
    const exact = answered.headers.get('x-total') === 'exact'
    if (!(total > 0)) throw new Error(`staff have no order by ${list}`)
    const order = list === 'number' ? { _id: -1 as const } : newest
    const middle = middleOf(exact ? total : countedTo) * pageSize
    const last = Math.floor((total - 1) / pageSize) * pageSize
    pages.push(
      {
        list: `staff, ${list}`,
        place: 'first',
        query: () => client.query(rangeAt(0), { headers }),
        raw: rawOf(conditions, 0, order),
      },
      {
        list: `staff, ${list}`,
        place: 'middle',
        query: () => client.query(rangeAt(middle), { headers }),
        raw: rawOf(conditions, middle, order),
      },
      {
        list: `staff, ${list}`,
        place: 'last',
        query: () => client.query(exact ? rangeAt(last) : pathOf({ end: String(pageSize) }), { headers }),
        raw: exact ? rawOf(conditions, last, order) : rawOf(conditions, 0, oldest),
      },
    )
  }
  return pages
}

/** Requests every page in turn, sometimes with raw after ours, so that both run in the same state of the machine. */
const measured = async (pages: readonly Page[]): Promise<Finding[]> => {
  const took = pages.map((page) => ({ page, oursMs: [] as number[], rawMs: [] as number[] }))
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  for (let round = -3; round < requestsPerPage; round += 1)
    for (const { page, oursMs, rawMs } of took) {
      const ours = await timed(page.query)
      const raw = round < 0 || round % rawEvery === 0 ? await timed(page.raw) : undefined
      if (round < 0) continue
      oursMs.push(ours)
      if (raw !== undefined) rawMs.push(raw)
    }
  return [...Map.groupBy(took, ({ page }) => page.list)].map(([list, ofList]) => ({
    measure: `${list}, p99`,
    value: quantileOf(
      ofList.flatMap(({ oursMs }) => oursMs),
      0.99,
    ),
    unit: 'ms',
    target: { atMost: p99AtMostMs },
    detail: Object.fromEntries(
      ofList.map(({ page, oursMs, rawMs }) => [
        page.place,
        {
          p50Ms: medianOf(oursMs),
          p99Ms: quantileOf(oursMs, 0.99),
          rawP50Ms: medianOf(rawMs),
          ratio: medianOf(oursMs) / medianOf(rawMs),
        },
      ]),
    ),
  }))
}
