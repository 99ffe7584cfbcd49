import { Clock } from '@pinline/chassis/clock'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { defineReaction, type ReactionParts, reactionConsumer } from '@pinline/chassis/reactions/reaction'
import { retryReactions } from '@pinline/chassis/reactions/retry-reactions'
import { Generations } from '@pinline/chassis/read-models/generations'
import { Parked } from '@pinline/chassis/read-models/parked'
import { groupOf } from '@pinline/chassis/read-models/projection'
import { projectBatch } from '@pinline/chassis/read-models/run-projection'
import { ViewFeeds } from '@pinline/chassis/read-models/view-feeds'
import { fact } from '@pinline/events/fact'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { noLog, paidIn } from './till-facts.ts'
import { tillView } from './till-service.ts'

const prefix = `parked${process.pid}-`
const atOnce = 200
const neverSucceed = Array.from({ length: atOnce + 20 }, (_, n) => `till-never-${n}`)

describe('what is parked', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let parts: ReactionParts

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
    }
  })
  beforeEach(async () => {
    await db.collection('parked').deleteMany({})
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  const parkAll = async (consumer: string, sequence: number, kind: 'gap' | 'poison', tills: readonly string[]) => {
    for (const [n, till] of tills.entries())
      await parts.parked.park(consumer, till, paidIn(till, sequence), { kind, reason: 'a test' }, new Date(1000 + n))
  }
  const waits = async (key: string) => (await db.collection('parked').countDocuments({ key })) === 1

  it('is found by an index, whoever asks', async () => {
    await parts.parked.ensureIndexes()
    await parkAll('a-consumer', 2, 'gap', ['till-a', 'till-b'])
    const questions = [
      { distinct: 'parked', key: 'consumer' },
      { find: 'parked', filter: { consumer: 'a-consumer' }, sort: { since: 1 }, limit: atOnce },
      { find: 'parked', filter: { consumer: 'a-consumer' }, sort: { tried: 1 }, limit: atOnce },
      {
        find: 'parked',
        filter: { consumer: 'a-consumer', kind: 'gap', since: { $lt: new Date() } },
        sort: { tried: 1 },
        limit: atOnce,
      },
    ]
    for (const question of questions) {
      const { queryPlanner } = await db.command({ explain: question, verbosity: 'queryPlanner' })
      const plan = JSON.stringify(queryPlanner.winningPlan)
      expect(plan).toMatch(/"stage":"(IXSCAN|DISTINCT_SCAN)"/)
      expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/)
    }
  })

  it('has its turn behind more gaps than are tried at once and never close', async () => {
    const generations = new Generations(db, clock, [tillView], () => undefined)
    await generations.start()
    const viewed = { projection: tillView, generation: 1 }
    const group = groupOf('notification', viewed)
    const feeds = new ViewFeeds(parts, generations)
    const retry = feeds.jobs().find(({ name }) => name === 'retry-gaps')
    await parkAll(group, 2, 'gap', neverSucceed)
    await projectBatch(parts, viewed, [
      {
        topic: 'pinline.notification.v1',
        partition: 0,
        offset: 0n,
        key: 'till-late',
        value: JSON.stringify(toCloudEvent(paidIn('till-late', 1))),
      },
    ])
    await parts.parked.park(
      group,
      'till-late',
      paidIn('till-late', 2),
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

  it('has its turn behind more reactions than are tried at once and never succeed', async () => {
    const done: string[] = []
    const reaction = defineReaction({
      name: 'note-when-paid-in',
      hears: {
        service: 'notification',
        types: ['paid-in'],
        factSchema: z.discriminatedUnion('type', [fact('paid-in', { amount: z.int() })]),
      },
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
