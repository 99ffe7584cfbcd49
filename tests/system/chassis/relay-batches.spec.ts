import { Clock } from '@pinline/chassis/clock'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import type { EventLog, OutgoingMessage } from '@pinline/chassis/kafka/kafka-port'
import { outboxBatches } from '@pinline/chassis/outbox/outbox-batches'
import { Relay } from '@pinline/chassis/outbox/relay'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { loneLease } from './lone-lease.ts'

const prefix = `relaybatches${process.pid}-`
const silent = pino({ level: 'silent' })
const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const streams = 900
const commitsPerStream = 4
const eventsPerCommit = 2

const streamOf = (n: number) => `till-${String(n).padStart(4, '0')}`
const wholeStream = Array.from({ length: commitsPerStream * eventsPerCommit }, (_, index) => index + 1)

/** An id as another instance may draw it: of the same second, before or after any other. */
const idAt = (place: number): mongoose.mongo.ObjectId =>
  new mongoose.mongo.ObjectId(`650000000000000000${place.toString(16).padStart(6, '0')}`)

/** Commits with ids in a shuffled but fixed order: 1367 and their number are coprime. */
const scatteredCommits = (): Commit[] =>
  Array.from({ length: streams * commitsPerStream }, (_, n) => ({
    _id: idAt((n * 1367) % (streams * commitsPerStream)),
    streamType: 'till',
    streamId: streamOf(n % streams),
    version: Math.floor(n / streams) * eventsPerCommit + 1,
    events: Array.from({ length: eventsPerCommit }, () => ({ type: 'paid-in', data: { amount: 1 } })),
    actor: { kind: 'visitor' },
    correlationId: 'c',
    causationId: 'c',
    committedAt: new Date(),
    unpublished: true,
  }))

/** A log in memory whose n-th sending, counted from 1, ends as `outcome` says. */
const logThat = (
  outcome: (sending: number) => 'taken' | 'refused' | 'taken-unheard',
  close: () => Promise<void> = async () => undefined,
) => {
  const taken: OutgoingMessage[] = []
  let batches = 0
  let concurrency = 0
  let mostAtOnce = 0
  const none = async () => []
  const log: EventLog = {
    producer: async () => ({
      send: async (messages) => {
        batches += 1
        const end = outcome(batches)
        concurrency += 1
        mostAtOnce = Math.max(mostAtOnce, concurrency)
        await new Promise((resolve) => setImmediate(resolve))
        if (end !== 'refused') taken.push(...messages)
        concurrency -= 1
        if (end !== 'taken') throw new Error('the broker is away')
      },
      close,
    }),
    consume: async () => ({ close: async () => undefined }),
    readOnce: async () => [],
    partitionsOf: none,
    reader: () => {
      throw new Error('the relay reads nothing')
    },
    ends: none,
    committed: none,
    close: async () => undefined,
  }
  return { log, taken, batches: () => batches, mostAtOnce: () => mostAtOnce }
}

/** For each stream the sequences of its events by first occurrence. */
const firstOccurrences = (taken: readonly OutgoingMessage[]): Map<string, number[]> => {
  const firsts = new Map<string, Set<number>>()
  for (const { key, value } of taken) {
    const { sequence } = JSON.parse(value) as { sequence: number }
    firsts.set(key, (firsts.get(key) ?? new Set()).add(sequence))
  }
  return new Map([...firsts].map(([key, sequences]) => [key, [...sequences]]))
}

describe('relay with streams spread over batches', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let store: EventStore
  const expectAllInOrder = (taken: readonly OutgoingMessage[]) => {
    const firsts = firstOccurrences(taken)
    expect(firsts.size).toBe(streams)
    for (const [streamId, sequences] of firsts) expect([streamId, sequences]).toEqual([streamId, wholeStream])
  }
  const isEmpty = async () => (await store.commits.countDocuments({ unpublished: true })) === 0

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
  })
  afterEach(async () => {
    await store.commits.deleteMany({})
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('keeps order and completeness when sends fail, with and without effect, one at a time', async () => {
    await store.commits.insertMany(scatteredCommits(), { writeConcern: { w: 'majority' } })
    const broker = logThat((sending) => (sending === 2 ? 'refused' : sending === 3 ? 'taken-unheard' : 'taken'))
    const relay = new Relay({ store, log: broker.log, lease: loneLease(db, 'one'), logger: silent })
    relay.start()
    await waitFor('the outbox is empty', isEmpty)
    await relay.stop()
    expect(broker.batches()).toBeGreaterThan(4)
    expect(broker.mostAtOnce()).toBe(1)
    expectAllInOrder(broker.taken)
  })

  it('continues with another producer if one cannot be closed', async () => {
    await store.commits.insertMany(scatteredCommits(), { writeConcern: { w: 'majority' } })
    const neverClosed = Promise.withResolvers<void>()
    const broker = logThat(
      (sending) => (sending === 1 ? 'refused' : 'taken'),
      () => neverClosed.promise,
    )
    const relay = new Relay({ store, log: broker.log, lease: loneLease(db, 'five'), logger: silent })
    relay.start()
    await waitFor('the outbox is empty', isEmpty)
    neverClosed.resolve()
    await relay.stop()
    expectAllInOrder(broker.taken)
  })

  it('continues with what is marked if marks could not be removed', async () => {
    await store.commits.insertMany(scatteredCommits(), { writeConcern: { w: 'majority' } })
    const { updateMany } = store.commits
    let unmarkings = 0
    store.commits.updateMany = async (...requested: Parameters<typeof updateMany>) => {
      unmarkings += 1
      if (unmarkings === 2) throw new Error('MongoDB is away')
      return await updateMany.apply(store.commits, requested)
    }
    const broker = logThat(() => 'taken')
    const relay = new Relay({ store, log: broker.log, lease: loneLease(db, 'two'), logger: silent })
    relay.start()
    await waitFor('the outbox is empty', isEmpty)
    await relay.stop()
    store.commits.updateMany = updateMany
    expect(unmarkings).toBeGreaterThan(2)
    expectAllInOrder(broker.taken)
  })

  it('reads and sends again while marks are being removed, and nothing twice', async () => {
    const { updateMany } = store.commits
    const held = Promise.withResolvers<void>()
    store.commits.updateMany = async (...requested: Parameters<typeof updateMany>) => {
      await held.promise
      return await updateMany.apply(store.commits, requested)
    }
    const broker = logThat(() => 'taken')
    const sent = () =>
      broker.taken.map(({ key, value }) => `${key}@${(JSON.parse(value) as { sequence: number }).sequence}`)
    const relay = new Relay({ store, log: broker.log, lease: loneLease(db, 'three'), logger: silent })
    const payIn = (streamId: string, version: number) =>
      store.append({
        streamType: 'till',
        streamId,
        version,
        events: [{ type: 'paid-in', data: { amount: 1 } }],
        context,
      })
    await payIn('till-a', 1)
    relay.start()
    await waitFor('the first is sent', () => broker.taken.length === 1)
    await payIn('till-a', 2)
    await waitFor('the next is sent', () => new Set(sent()).size === 2)
    held.resolve()
    await waitFor('the outbox is empty', isEmpty)
    expect(sent()).toEqual(['till-a@1', 'till-a@2'])
    await store.commits.updateOne({ streamId: 'till-a', version: 2 }, { $set: { unpublished: true } })
    await waitFor('newly marked commits to be sent too', isEmpty)
    await relay.stop()
    store.commits.updateMany = updateMany
    expect(sent()).toEqual(['till-a@1', 'till-a@2', 'till-a@2'])
  })

  it('looks at its lease before each sending of a batch', async () => {
    const note = 'x'.repeat(60_000)
    await store.appendMany(
      Array.from({ length: 40 }, (_, index) => ({
        streamType: 'till',
        streamId: 'till-a',
        version: index + 1,
        events: [{ type: 'paid-in', data: { amount: 1, note } }],
        context,
      })),
    )
    const lease = loneLease(db, 'four')
    const broker = logThat((sending) => {
      // Another instance takes the lease during the first request.
      if (sending === 1) {
        lease.isHeld = () => false
        lease.hold = async () => undefined
      }
      return 'taken'
    })
    const relay = new Relay({ store, log: broker.log, lease, logger: silent })
    relay.start()
    await waitFor('it has seen that the lease is lost', () => broker.batches() > 0 && !relay.isPublishing)
    await relay.stop()
    expect(broker.taken.length).toBeGreaterThan(0)
    expect(broker.taken.length).toBeLessThan(40)
    expect(await store.commits.countDocuments({ unpublished: true })).toBe(40)
  })

  it('returns each marked commit once, and of a stream none before an earlier one, whatever is published already', async () => {
    const commits = scatteredCommits()
    await store.commits.insertMany(
      commits.map((commit) => {
        const { unpublished, ...published } = commit
        return commit.version <= eventsPerCommit && commit.streamId < streamOf(200) ? published : commit
      }),
      { writeConcern: { w: 'majority' } },
    )
    const given: string[] = []
    const versions = new Map<string, number[]>()
    let batches = 0
    for await (const batch of outboxBatches(store.commits)) {
      batches += 1
      for (const { _id, streamId, version } of batch) {
        given.push(_id.toHexString())
        versions.set(streamId, [...(versions.get(streamId) ?? []), version])
      }
    }
    expect(batches).toBeGreaterThan(1)
    expect(new Set(given).size).toBe(given.length)
    expect(given.length).toBe(streams * commitsPerStream - 200)
    for (const of of versions.values()) expect(of).toEqual(of.toSorted((a, b) => a - b))
  })
})
