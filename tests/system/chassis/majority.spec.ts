import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { Parked } from '@pinline/chassis/parked'
import { groupOf, viewName } from '@pinline/chassis/read-models/projection'
import { projectBatch } from '@pinline/chassis/read-models/run-projection'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type MongodbMember, mongodbLeader, signalServer } from '../../harness/fault-servers.ts'
import { type StartedServers, startServers } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { messageOf, noLog, paidIn } from './checkout-events.ts'
import { checkout, checkoutView } from './checkout-service.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const members: readonly MongodbMember[] = ['mongodb', 'mongodb-2', 'mongodb-3']

describe('with a majority that is out of reach', () => {
  let started: StartedServers
  let client: mongoose.mongo.MongoClient
  /** Gives up on a frozen member instead of waiting for its response. */
  let impatient: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock

  beforeAll(async () => {
    const { kafka, redis } = inject('servers')
    const urls = { kafka: kafka.brokers, redis: redis.url }
    started = await startServers({ mongodbMembers: members.length, urls })
    client = new mongoose.mongo.MongoClient(started.servers.mongodb.url)
    impatient = new mongoose.mongo.MongoClient(started.servers.mongodb.url, { socketTimeoutMS: 1000 })
    db = client.db('majority-notification')
    clock = new Clock(db)
    await clock.start()
  })
  afterAll(async () => {
    clock?.stop()
    await Promise.all([client?.close(), impatient?.close()])
    await started?.stop()
  })

  const signal = (those: readonly MongodbMember[], name: NodeJS.Signals) => {
    for (const member of those) signalServer(started.servers, member, name)
  }

  it('decides on nothing that only the primary has, since it could be lost', async () => {
    const streamId = 'till-rare'
    const store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
    const payIn = (request?: { id: string; hash: string }) =>
      handleCommand({ store }, checkout, {
        streamId,
        command: { type: 'pay-in', amount: 1 },
        context: request === undefined ? context : { ...context, request },
      })
    await payIn()
    const leader = await mongodbLeader(started.servers)
    const others = members.filter((member) => member !== leader)
    signal(others, 'SIGSTOP')
    const second = payIn({ id: 'r-rare', hash: 'h' })
    try {
      await waitFor('the primary alone to have the commit', async () => {
        const commits = await store.commits.countDocuments({ streamId }, { readConcern: { level: 'local' } })
        return commits === 2
      })
      expect(await loadStream({ store }, checkout, streamId)).toMatchObject({ version: 1 })
      expect(await store.findRequest('r-rare')).toBeUndefined()
    } finally {
      signal(others, 'SIGCONT')
    }
    expect(await second).toMatchObject({ kind: 'done', version: 2 })
    expect(await loadStream({ store }, checkout, streamId)).toMatchObject({ version: 2 })
  })

  it('treats no event as applied to a row that only the primary has, since the row would be stuck', async () => {
    const key = 'till-row'
    const viewed = { projection: checkoutView, generation: 1 }
    const parked = new Parked(db)
    const instance = (ofInstance: mongoose.mongo.MongoClient) => (sequence: number) =>
      projectBatch({ service: 'notification', db: ofInstance.db(db.databaseName), log: noLog, parked, clock }, viewed, [
        messageOf(paidIn(key, sequence)),
      ])
    const leftClient = new mongoose.mongo.MongoClient(started.servers.mongodb.url)
    const [left, right] = [instance(leftClient), instance(client)]
    const rows = impatient.db(db.databaseName).collection<{ _id: string; events: number }>(viewName(viewed))
    const eventsAt = async (level: 'local' | 'majority') =>
      (await rows.findOne({ _id: key }, { readConcern: { level } }))?.events
    await left(1)

    const leader = await waitFor('a primary', () => mongodbLeader(started.servers))
    const others = members.filter((member) => member !== leader)
    signal(others, 'SIGSTOP')
    const cutOff = left(2).catch(() => undefined)
    let isDone = false
    try {
      await waitFor('the primary alone to have the second event', async () => (await eventsAt('local')) === 2)
      // The left instance ends here. Its driver would otherwise repeat the write at the new primary, and the row would
      // have the second event again before anybody saw it without.
      await leftClient.close(true)
      await cutOff
      isDone = await right(2).then(
        () => true,
        () => false,
      )
    } finally {
      // The others start again without what was on its way to them, elect a primary without that row, and the former
      // one rolls its row back.
      signal([leader], 'SIGSTOP')
      signal(others, 'SIGKILL')
    }
    try {
      await waitFor('the row without the second event', async () => (await eventsAt('local')) === 1, {
        timeoutMs: 200_000,
      })
    } finally {
      signal([leader], 'SIGCONT')
    }
    // Kafka delivers again what was not done.
    if (!isDone) await right(2)
    await right(3)
    expect(await eventsAt('majority')).toBe(3)
    expect(await parked.list(groupOf('notification', viewed))).toEqual([])
  }, 360_000)
})
