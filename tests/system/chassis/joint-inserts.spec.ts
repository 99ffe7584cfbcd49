import { Clock } from '@pinline/chassis/clock'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { JointInserts } from '@pinline/chassis/event-store/joint-inserts'
import { isRejection } from '@pinline/contracts/api/error-codes'
import fc from 'fast-check'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { checkout } from './checkout-service.ts'

const prefix = `joint${process.pid}-`
const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const

describe('commits that arrive together', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let commands: string[]

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url, { monitorCommands: true })
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    commands = []
    client.on('commandStarted', ({ commandName, command }) => {
      if (command[commandName] === 'commits') commands.push(commandName)
    })
    await new EventStore('notification', db, clock).ensureIndexes()
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('are one insert, and what they look up before is one query', async () => {
    const store = new EventStore('notification', db, clock)
    commands.length = 0
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        handleCommand({ store }, checkout, {
          streamId: `till-one-${n}`,
          command: { type: 'pay-in', amount: 1 },
          context: { ...context, request: { id: `one-${n}`, hash: 'h' } },
        }),
      ),
    )
    expect(results.every((result) => result.kind === 'done' && result.version === 1)).toBe(true)
    expect(commands).toEqual(['find', 'insert'])
  })

  it('are refused one by one, each for its own reason', async () => {
    const commits = db.collection<Commit>('commits', { writeConcern: { w: 'majority', journal: true } })
    const inserts = new JointInserts(commits)
    const commit = (streamId: string, request: string): Commit => ({
      ...{ _id: new mongoose.mongo.ObjectId(), streamType: 'till', streamId, version: 1, ...context },
      ...{ events: [], requests: [{ id: request, hash: 'h' }], committedAt: new Date() },
    })
    await inserts.insert(commit('till-refused', 'refused'))
    const all = [
      commit('till-refused', 'refused-2'),
      commit('till-new', 'refused'),
      commit('till-new', 'new'),
      commit('till-new', 'new-2'),
      commit('till-other', 'new'),
    ]
    expect(await Promise.all(all.map((one) => inserts.insert(one)))).toEqual([
      'version-taken',
      'request-known',
      'inserted',
      'version-taken',
      'request-known',
    ])
  })

  it('fail together if it is not known which of them are stored', async () => {
    const store = new EventStore('notification', db, clock)
    const append = (streamId: string, version: number) =>
      store.append({ streamType: 'till', streamId, version, events: [], context })
    await db.command({ collMod: 'commits', validator: { version: { $lt: 100 } } })
    try {
      const [good, bad] = await Promise.allSettled([append('till-good', 1), append('till-bad', 100)])
      expect(bad.status).toBe('rejected')
      expect(good.status).toBe('rejected')
    } finally {
      await db.command({ collMod: 'commits', validator: {} })
    }
  })

  it('take effect once each, in whatever order two instances run them', async () => {
    let run = 0
    const order = fc.record({
      stream: fc.nat({ max: 2 }),
      request: fc.nat({ max: 9 }),
      amount: fc.integer({ min: 1, max: 9 }),
      expected: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
      instance: fc.nat({ max: 1 }),
      turns: fc.nat({ max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 2, maxLength: 24 }), async (orders) => {
        run += 1
        const stores = [0, 1].map(() => new EventStore('notification', db, clock))
        const results = await Promise.all(
          orders.map(async ({ stream, request, amount, expected, instance, turns }) => {
            for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
            const store = stores[instance] ?? expect.unreachable()
            return await handleCommand({ store }, checkout, {
              streamId: `till-${run}-${stream}`,
              command: { type: 'pay-in', amount },
              // One request id always has one body.
              context: { ...context, request: { id: `${run}-${request}`, hash: `${stream} ${amount} ${expected}` } },
              expectedVersion: expected,
            })
          }),
        )
        const stored = await db
          .collection<Commit>('commits')
          .find({ streamId: { $regex: `^till-${run}-` } })
          .sort({ streamId: 1, version: 1 })
          .toArray()
        for (const [, commits] of Map.groupBy(stored, ({ streamId }) => streamId))
          expect(commits.map(({ version }) => version)).toEqual(commits.map((_, index) => index + 1))
        const requests = stored.flatMap(({ requests = [] }) => requests.map(({ id }) => id))
        expect(new Set(requests).size).toBe(requests.length)
        // Every commit was reported to one caller, with its own amount, as the version that it has.
        const reported = results.flatMap((result) => (isRejection(result) ? [] : result.events))
        expect(reported.map(({ id }) => id).toSorted()).toEqual(
          stored.map(({ streamId, version }) => `${streamId}@${version}`).toSorted(),
        )
        for (const [index, result] of results.entries()) {
          const { expected, amount } = orders[index] ?? expect.unreachable()
          if (isRejection(result)) expect(['version-conflict', 'idempotency-key-reused']).toContain(result.code)
          else
            for (const { event, sequence } of result.events) {
              expect(event).toEqual({ type: 'paid-in', data: { amount } })
              if (expected !== undefined) expect(sequence).toBe(expected + 1)
            }
        }
      }),
      { numRuns: 25 },
    )
  })
})
