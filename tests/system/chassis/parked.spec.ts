import { Clock } from '@pinline/chassis/clock'
import { toStored } from '@pinline/chassis/event-store/stored-event'
import { Parked } from '@pinline/chassis/parked'
import {
  defineReaction,
  type ReactionDeps,
  reactAgain,
  reactionConsumer,
  reactTo,
} from '@pinline/chassis/reactions/reaction'
import { retryReactions } from '@pinline/chassis/reactions/retry-reactions'
import { Generations } from '@pinline/chassis/read-models/generations'
import { groupOf } from '@pinline/chassis/read-models/projection'
import { projectBatch } from '@pinline/chassis/read-models/run-projection'
import { ViewFeeds } from '@pinline/chassis/read-models/view-feeds'
import { event } from '@pinline/events/event'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { messageOf, noLog, paidIn } from './checkout-events.ts'
import { checkoutView } from './checkout-service.ts'

const prefix = `parked${process.pid}-`
const concurrency = 200
const paymentsIn = {
  service: 'notification',
  types: ['paid-in'],
  eventSchema: z.discriminatedUnion('type', [event('paid-in', { amount: z.int() })]),
} as const
const neverSucceed = Array.from({ length: concurrency + 20 }, (_, n) => `till-never-${n}`)

describe('what is parked', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let parts: ReactionDeps

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    parts = {
      service: 'notification',
      db,
      log: noLog,
      parked: new Parked(db),
      clock,
      logger: pino({ level: 'silent' }),
      externalEffectMaxMs: 86_400_000,
      onHandled: () => undefined,
    }
  })
  beforeEach(async () => {
    for (const name of ['parked', 'parked-facts']) await db.collection(name).deleteMany({})
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  const parkAll = async (consumer: string, sequence: number, kind: 'gap' | 'poison', checkouts: readonly string[]) => {
    const why = { kind, reason: 'a test' }
    await Promise.all(
      checkouts.map((checkout, n) =>
        parts.parked.park(consumer, checkout, [paidIn(checkout, sequence)], why, new Date(1000 + n)),
      ),
    )
  }
  const waits = async (key: string) => (await db.collection('parked').countDocuments({ key })) === 1

  it('is found by an index in every query', async () => {
    await parts.parked.ensureIndexes()
    await parkAll('a-consumer', 2, 'gap', ['till-a', 'till-b'])
    const questions = [
      { distinct: 'parked', key: 'consumer' },
      { find: 'parked', filter: { consumer: 'a-consumer' }, sort: { since: 1 }, limit: concurrency },
      { find: 'parked', filter: { consumer: 'a-consumer' }, sort: { tried: 1 }, limit: concurrency },
      {
        find: 'parked',
        filter: { consumer: 'a-consumer', kind: 'gap', since: { $lt: new Date() } },
        sort: { tried: 1 },
        limit: concurrency,
      },
      { find: 'parked-facts', filter: { consumer: 'a-consumer', key: 'till-a' }, sort: { sequence: 1, _id: 1 } },
    ]
    for (const question of questions) {
      const { queryPlanner } = await db.command({ explain: question, verbosity: 'queryPlanner' })
      const plan = JSON.stringify(queryPlanner.winningPlan)
      expect(plan).toMatch(/"stage":"(IXSCAN|DISTINCT_SCAN)"/)
      expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/)
    }
  })

  it('may outgrow one document', async () => {
    const why = { kind: 'poison', reason: 'a test' } as const
    const padding = 'x'.repeat(1_000_000)
    const large = Array.from({ length: 20 }, (_, n) => ({ ...paidIn('till-large', n + 1), correlationId: padding }))
    const [opening, ...later] = large.map((recorded) => [recorded])
    await parts.parked.park('a-consumer', 'till-large', opening ?? [], why, new Date(1000))
    for (const events of later) {
      const parked = (await parts.parked.find('a-consumer', 'till-large')) ?? expect.unreachable('it is free')
      expect(await parts.parked.join(parked, events)).toBe(true)
    }
    expect(await parts.parked.list('a-consumer')).toMatchObject([{ first: { sequence: 1 }, waiting: large.length }])
    await parts.parked.reopen('a-consumer', 'till-large')
    const waiting = (await parts.parked.waitingNow('a-consumer', ['till-large'])).get('till-large')
    expect(waiting?.events.map(({ sequence }) => sequence)).toEqual(large.map(({ sequence }) => sequence))
    expect(waiting === undefined ? false : await parts.parked.remove(waiting)).toBe(true)
    expect(await db.collection('parked-facts').countDocuments()).toBe(0)
  })

  it('is never an event without its key, however often keys are freed while events arrive', async () => {
    const why = { kind: 'poison', reason: 'a test' } as const
    const free = async () => {
      const parked = await parts.parked.find('a-consumer', 'till-busy')
      if (parked !== undefined) await parts.parked.remove(parked)
    }
    for (let round = 1; round <= 60; round += 1) {
      const come = parts.parked.park('a-consumer', 'till-busy', [paidIn('till-busy', round)], why, new Date(1000))
      await Promise.all([come, free(), free()])
      const [keys, events] = await Promise.all(
        ['parked', 'parked-facts'].map((name) => db.collection(name).countDocuments({ key: 'till-busy' })),
      )
      expect({ round, keys, events: Math.sign(events ?? 0) }).toEqual({ round, keys, events: keys })
    }
  })

  it('is not freed by a caller who saw it before it was freed and parked again', async () => {
    const why = { kind: 'poison', reason: 'a test' } as const
    const parkOne = async (sequence: number) => {
      await parts.parked.park('a-consumer', 'till-again', [paidIn('till-again', sequence)], why, new Date(1000))
      return (await parts.parked.find('a-consumer', 'till-again')) ?? expect.unreachable('it is free')
    }
    const seen = await parkOne(1)
    expect(await parts.parked.remove(seen)).toBe(true)
    const anew = await parkOne(2)
    expect(await parts.parked.remove(seen)).toBe(false)
    expect(await parts.parked.first(anew)).toMatchObject({ sequence: 2 })
  })

  it('migrates what an earlier version stored in the document of its key', async () => {
    const former = db.collection<{ _id: string }>('parked')
    const events = [paidIn('till-former', 3), paidIn('till-former', 2)]
    const key = { consumer: 'a-consumer', key: 'till-former', kind: 'gap', reason: 'a test', since: new Date(1000) }
    await former.insertOne({ _id: 'a-consumer:till-former', ...key, facts: events.map(toStored) } as { _id: string })
    await parts.parked.ensureIndexes()
    await parts.parked.ensureIndexes()
    const [parked] = (await parts.parked.waitingNow('a-consumer', ['till-former'])).values()
    expect(parked).toMatchObject({ kind: 'gap', reason: 'a test', since: key.since })
    expect(parked?.events.map(({ sequence }) => sequence)).toEqual([2, 3])
    expect(await former.findOne({ _id: 'a-consumer:till-former' })).not.toHaveProperty('facts')
  })

  it('is looked up again by the next owner of the partition', async () => {
    const [former, next] = [new Parked(db), new Parked(db)]
    const why = { kind: 'poison', reason: 'a test' } as const
    const seen = async () => [...(await next.waiting('a-consumer', ['till-moved'])).keys()]
    expect(await seen()).toEqual([])
    await former.park('a-consumer', 'till-moved', [paidIn('till-moved', 1)], why, new Date(1000))
    next.lookAgain()
    expect(await seen()).toEqual(['till-moved'])
  })

  it('is looked up again after this process has parked something', async () => {
    const parked = new Parked(db)
    const why = { kind: 'poison', reason: 'a test' } as const
    expect((await parked.waiting('a-consumer', ['till-own'])).size).toBe(0)
    await parked.park('a-consumer', 'till-own', [paidIn('till-own', 1)], why, new Date(1000))
    expect((await parked.waiting('a-consumer', ['till-own'])).size).toBe(1)
  })

  it('has its turn behind more gaps than are tried at once and never close', async () => {
    const generations = new Generations(db, clock, [checkoutView], () => undefined, { VIEW_STANDBY_DAYS: 7 })
    await generations.start()
    const viewed = { projection: checkoutView, generation: 1 }
    const group = groupOf('notification', viewed)
    const feeds = new ViewFeeds(parts, generations)
    const retry = feeds.jobs().find(({ name }) => name === 'retry-gaps')
    await parkAll(group, 2, 'gap', neverSucceed)
    await projectBatch(parts, viewed, [messageOf(paidIn('till-late', 1))])
    await parts.parked.park(
      group,
      'till-late',
      [paidIn('till-late', 2)],
      { kind: 'gap', reason: 'a test' },
      new Date(9e9),
    )
    await retry?.run(group)
    expect(await waits('till-late')).toBe(true)
    await retry?.run(group)
    generations.stop()
    expect(await waits('till-late')).toBe(false)
    expect(await db.collection('parked').countDocuments()).toBe(neverSucceed.length)
  })

  it('does not park an event once its key is free', async () => {
    const done: string[] = []
    const reaction = defineReaction({
      name: 'note-when-freed',
      subscribesTo: paymentsIn,
      react: async (recorded) => void done.push(recorded.id),
    })
    const consumer = reactionConsumer('notification', reaction.name)
    await parkAll(consumer, 1, 'poison', ['till-freed'])
    const parked = new Parked(db)
    const { waiting } = parked
    parked.waiting = async (...requested) => {
      const found = await waiting.apply(parked, requested)
      await reactAgain(parts, reaction, 'till-freed')
      return found
    }
    await reactTo({ ...parts, parked }, reaction, messageOf(paidIn('till-freed', 2)))
    expect(done).toEqual(['till-freed@1', 'till-freed@2'])
    expect(await waits('till-freed')).toBe(false)
  })

  it('has its turn behind more reactions than are tried at once and never succeed', async () => {
    const done: string[] = []
    const reaction = defineReaction({
      name: 'note-when-paid-in',
      subscribesTo: paymentsIn,
      react: async ({ streamId }) => {
        if (streamId !== 'till-late') throw new Error('away')
        done.push(streamId)
      },
    })
    const consumer = reactionConsumer('notification', reaction.name)
    await parkAll(consumer, 1, 'poison', [...neverSucceed, 'till-late'])
    const retry = retryReactions(parts, [reaction])
    await retry.run(reaction.name)
    expect(done).toEqual([])
    await retry.run(reaction.name)
    expect(done).toEqual(['till-late'])
    expect(await waits('till-late')).toBe(false)
  })
})
