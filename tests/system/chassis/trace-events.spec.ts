import { traceEventsOf } from '@pinline/chassis/browse/trace-events'
import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'

const prefix = `traced${process.pid}-`
const orderNo = '3330429270531'
const other = '3330429270532'
const stock = 'stock-c523b9ced9d4375e'

let client: mongoose.mongo.MongoClient
let clock: Clock

beforeAll(async () => {
  client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
  clock = new Clock(client.db(`${prefix}catalogue`))
  await clock.start()
})
afterAll(async () => {
  clock.stop()
  await client.close()
  await dropDatabases(inject('servers').mongodb.url, prefix)
})

it('finds the events of an order in commits that several orders share, by their requests, and no others', async () => {
  const store = new EventStore('catalogue', client.db(`${prefix}catalogue`), clock)
  await store.ensureIndexes()
  const append = (version: number, orders: readonly string[]) =>
    store.append({
      ...{ streamType: 'stock', streamId: stock, version },
      events: orders.map((of) => ({ type: 'stock-reserved-for-order', data: { orderNo: of, quantity: 2 } })),
      context: { actor: { kind: 'service', id: 'order' }, correlationId: `of-${orders[0]}`, causationId: 'x' },
      requests: orders.map((of) => ({ id: `reserve-${of}-c523b9ced9d4375e`, hash: 'h' })),
    })
  await append(1, [other, orderNo])
  await append(3, ['3330429270533'])
  const reserve = `reserve-${orderNo}-`
  const { events, more } = await traceEventsOf(store, { orderNo, streamIds: [], correlationIds: [] }, [reserve])
  expect(events.map(({ id }) => id)).toEqual([`${stock}@2`])
  expect(more).toBe(false)
  // The index of requests serves it.
  const plan = await store.commits.find({ 'requests.id': { $regex: `^${reserve}` } }).explain('executionStats')
  expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 1 } })
})
