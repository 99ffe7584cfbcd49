import { Clock } from '@pinline/chassis/clock'
import { archiveBatch } from '@pinline/chassis/event-store/archive'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { stateAtMoment } from '@pinline/chassis/state-at/state-at-moment'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { maxEventsSince, maxFields } from '@pinline/contracts/api/state-at'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { checkout } from './checkout-service.ts'

const prefix = `stateat${process.pid}-`
const dayMs = 86_400_000
const first = Date.parse('2020-01-01T00:00:00.000Z')
const day = (index: number, ms = 0): string => new Date(first + index * dayMs + ms).toISOString()

describe('a stream as it was at a moment', () => {
  let client: mongoose.mongo.MongoClient
  let clock: Clock
  let store: EventStore

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    clock = new Clock(client.db(`${prefix}notification`))
    await clock.start()
    store = new EventStore('notification', client.db(`${prefix}notification`), clock)
    await store.ensureIndexes()
  })
  beforeEach(async () => {
    await store.commits.deleteMany({})
    store = new EventStore('notification', client.db(`${prefix}notification`), clock)
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  /** A payment a day, from 2020 on, published. */
  const pay = async (streamId: string, amounts: readonly number[]) => {
    for (const [index, amount] of amounts.entries()) {
      const done = await handleCommand(
        { store: store.datedBy({ now: () => new Date(first + index * dayMs) }) },
        checkout,
        {
          streamId,
          command: { type: 'pay-in', amount },
          context: { actor: { kind: 'buyer', id: 'b-1' }, correlationId: `c-${index}`, causationId: `k-${index}` },
        },
      )
      if (isRejection(done)) throw new Error(done.code)
    }
    await store.commits.updateMany({ streamId }, { $unset: { unpublished: '' } })
  }
  const stateAt = async (streamId: string, at?: string) => {
    const found = await stateAtMoment(
      { store, clock },
      checkout,
      { streamId, fieldsOf: ({ sum }: { sum: number }) => ({ sum }) },
      at,
    )
    return isRejection(found) ? found.code : found
  }
  const sums = async (streamId: string, days: number) => {
    const found = []
    for (let index = 0; index < days; index += 1) found.push(await stateAt(streamId, day(index, 1)))
    return found
  }

  it('has the fold of the commits by then, and the events since', async () => {
    await pay('till-a', [1, 2, 3])
    expect(await stateAt('till-a', day(1))).toEqual({
      at: day(1),
      began: day(0),
      version: 2,
      present: 3,
      fields: [{ path: 'sum', past: '3', now: '6' }],
      hasMoreFields: false,
      events: [{ sequence: 3, type: 'paid-in', at: day(2), actor: { kind: 'buyer', id: 'b-1' } }],
      hasMoreEvents: false,
    })
    expect(await stateAt('till-a', day(1, -1))).toMatchObject({ version: 1 })
    expect(await stateAt('till-a')).toMatchObject({ at: day(0), version: 1 })
    expect(await stateAt('till-a', day(900))).toMatchObject({ version: 3, events: [] })
  })

  it('is the same after its commits were archived', async () => {
    await pay('till-b', [1, 2, 3, 4, 5, 6])
    const before = await sums('till-b', 7)
    expect((await archiveBatch(store, client, new Date('2024-01-01T00:00:00.000Z'))).commits).toBe(4)
    expect(await sums('till-b', 7)).toEqual(before)
  })

  it('is refused before the stream began, and in the future', async () => {
    expect(await stateAt('till-c', day(0))).toBe('moment-before-start')
    await pay('till-c', [1])
    expect(await stateAt('till-c', day(0, -1))).toBe('moment-before-start')
    expect(await stateAt('till-c', new Date(clock.now().getTime() + 60_000).toISOString())).toBe('moment-in-future')
  })

  it('lists no more events than the limit, and fields that differ first', async () => {
    await pay(
      'till-d',
      Array.from({ length: maxEventsSince + 2 }, () => 1),
    )
    const many = await stateAt('till-d')
    expect(many).toMatchObject({ hasMoreEvents: true })
    expect(typeof many === 'object' && many.events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: maxEventsSince }, (_, index) => index + 2),
    )
    expect(await stateAt('till-d', day(1))).toMatchObject({ hasMoreEvents: false })
    const wide = Object.fromEntries(Array.from({ length: maxFields }, (_, index) => [`f${index}`, 0]))
    const fieldsOf = ({ sum }: { sum: number }) => ({ ...wide, sum })
    const found = await stateAtMoment({ store, clock }, checkout, { streamId: 'till-d', fieldsOf }, day(0))
    if (isRejection(found)) throw new Error(found.code)
    expect(found.hasMoreFields).toBe(true)
    expect(found.fields).toHaveLength(maxFields)
    expect(found.fields[0]).toEqual({ path: 'sum', past: '1', now: String(maxEventsSince + 2) })
  })
})
