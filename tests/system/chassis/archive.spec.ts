import { Clock } from '@pinline/chassis/clock'
import { type ArchivePlace, archiveBatch } from '@pinline/chassis/event-store/archive'
import { recordedEvents } from '@pinline/chassis/event-store/commit'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { outboxBatches } from '@pinline/chassis/outbox/outbox-batches'
import { refillBatch } from '@pinline/chassis/outbox/refill'
import { isRejection } from '@pinline/contracts/api/error-codes'
import fc from 'fast-check'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { checkout } from './checkout-service.ts'

const prefix = `archive${process.pid}-`
const dayMs = 86_400_000
const old = new Date('2020-01-01T00:00:00.000Z')
const cutoff = new Date('2024-01-01T00:00:00.000Z')

describe('archived commits', () => {
  let client: mongoose.mongo.MongoClient
  let clock: Clock
  let store: EventStore

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    const db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
  })
  beforeEach(async () => {
    await store.commits.deleteMany({})
    // No states of earlier streams.
    store = new EventStore('notification', client.db(`${prefix}notification`), clock)
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  /** Payments of a stream, dated a day after each other from 2020 on, published. */
  const pay = async (streamId: string, amounts: readonly number[]) => {
    for (const [index, amount] of amounts.entries()) {
      const datedBy = store.datedBy({ now: () => new Date(old.getTime() + index * dayMs) })
      const done = await handleCommand({ store: datedBy }, checkout, {
        streamId,
        command: { type: 'pay-in', amount },
        context: {
          actor: { kind: 'buyer', id: 'b-1' },
          correlationId: `c-${index}`,
          causationId: `k-${index}`,
          request: { id: `${streamId}-${index}`, hash: `h-${index}` },
        },
      })
      if (isRejection(done)) throw new Error(done.code)
    }
    await store.commits.updateMany({ streamId }, { $unset: { unpublished: '' } })
  }
  const archive = async (before = cutoff) => {
    let commits = 0
    let from: ArchivePlace | undefined
    do {
      const batch = await archiveBatch(store, client, before, from)
      commits += batch.commits
      from = batch.next
    } while (from !== undefined)
    return commits
  }
  const events = async (streamId: string, after = 0) =>
    (await store.load(streamId, after)).flatMap((commit) => recordedEvents('notification', commit))
  const documents = async (streamId: string) => await store.commits.find({ streamId }).sort({ version: 1 }).toArray()

  it('are loaded as before, from any version, and a stream goes on', async () => {
    await pay('till-a', [1, 2, 3, 4, 5, 6])
    const before = await events('till-a')
    expect(await archive()).toBe(4)
    expect((await documents('till-a')).map(({ version }) => version)).toEqual([1, 2, 6])
    for (let after = 0; after <= 6; after += 1) expect(await events('till-a', after)).toEqual(before.slice(after))
    const many = await store.loadMany([
      { streamId: 'till-a', afterVersion: 3 },
      { streamId: 'till-none', afterVersion: 0 },
    ])
    expect(many.map(({ version }) => version)).toEqual([4, 5, 6])
    const fresh = new EventStore('notification', client.db(`${prefix}notification`), clock)
    expect(await loadStream({ store: fresh }, checkout, 'till-a')).toEqual({
      state: { sum: 21, audits: 0 },
      version: 6,
    })
    await pay('till-a', [])
    const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
    const command = { type: 'pay-in', amount: 7 } as const
    const done = await handleCommand({ store: fresh }, checkout, { streamId: 'till-a', command, context })
    expect(done).toMatchObject({ version: 7, state: { sum: 28 } })
    // Nobody can begin the stream again.
    const again = { streamType: 'till', streamId: 'till-a', version: 1, events: [], context }
    expect((await store.append(again)).outcome).toBe('version-taken')
  })

  it('never take one that is unpublished, recent, the first or the last of its stream', async () => {
    await pay('till-b', [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await store.commits.updateOne({ streamId: 'till-b', version: 5 }, { $set: { unpublished: true } })
    expect(await archive(new Date(old.getTime() + 7 * dayMs - 1))).toBe(5)
    const found = await documents('till-b')
    expect(found.map(({ version, archived }) => [version, archived?.until])).toEqual([
      [1, undefined],
      [2, 4],
      [5, undefined],
      [6, 7],
      [8, undefined],
      [9, undefined],
    ])
    expect(found.find(({ version }) => version === 5)?.unpublished).toBe(true)
    expect(await archive(new Date(old.getTime() + 7 * dayMs - 1))).toBe(0)
  })

  it('know their requests: a repetition has no second effect', async () => {
    await pay('till-c', [1, 2, 3, 4, 5])
    await archive()
    expect(await store.findRequest('till-c-2')).toEqual({ streamType: 'till', streamId: 'till-c', hash: 'h-2' })
    expect((await store.commitsOf(['till-c-2'])).map(({ version, events }) => [version, events])).toEqual([
      [3, [{ type: 'paid-in', data: { amount: 3 } }]],
    ])
    await pay('till-c', [1, 2, 3, 4, 5])
    expect((await events('till-c')).length).toBe(5)
    const reused = await handleCommand({ store }, checkout, {
      streamId: 'till-c',
      command: { type: 'pay-in', amount: 9 },
      context: {
        actor: { kind: 'visitor' },
        correlationId: 'c',
        causationId: 'c',
        request: { id: 'till-c-2', hash: 'other' },
      },
    })
    expect(reused).toMatchObject({ code: 'idempotency-key-reused' })
  })

  it('are published by a refill, each stream in order, and stay archived', async () => {
    await pay('till-d', [1, 2, 3, 4, 5, 6])
    const before = await events('till-d')
    await archive()
    expect((await refillBatch(store)).marked).toBe(3)
    const sent = []
    const marked = new Set<string>()
    for await (const batch of outboxBatches(store.commits))
      for (const commit of batch) {
        marked.add(commit._id.toHexString())
        sent.push(...recordedEvents('notification', commit))
      }
    expect(sent).toEqual(before)
    const found = await documents('till-d')
    expect([...marked].sort()).toEqual(found.map(({ _id }) => _id.toHexString()).sort())
    expect(found.map(({ archived }) => archived?.until)).toEqual([undefined, 5, undefined])
  })

  it('are read whole while they are being archived', async () => {
    await pay(
      'till-e',
      Array.from({ length: 60 }, () => 1),
    )
    let going = true
    const reading = (async () => {
      let reads = 0
      while (going) {
        expect((await events('till-e')).map(({ sequence }) => sequence)).toEqual(
          Array.from({ length: 60 }, (_, index) => index + 1),
        )
        reads += 1
      }
      return reads
    })()
    for (let days = 4; days <= 60; days += 4) await archive(new Date(old.getTime() + days * dayMs))
    going = false
    expect(await reading).toBeGreaterThan(0)
    expect((await documents('till-e')).length).toBeLessThan(60)
  })

  it('of random histories and cutoffs give the same streams', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 1, maxLength: 3 }),
        fc.uuid(),
        async (amounts, cutoffs, id) => {
          await pay(`till-${id}`, amounts)
          const before = await events(`till-${id}`)
          for (const days of cutoffs) await archive(new Date(old.getTime() + days * dayMs))
          for (let after = 0; after <= amounts.length; after += 1)
            expect(await events(`till-${id}`, after)).toEqual(before.slice(after))
          await store.commits.deleteMany({})
        },
      ),
      { numRuns: 15 },
    )
  })
})
