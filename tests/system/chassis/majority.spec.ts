import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import mongoose from 'mongoose'
import { expect, inject, it } from 'vitest'
import { mongodbLeader, signalServer } from '../../harness/fault-servers.ts'
import { startServers } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { checkout } from './checkout-service.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const streamId = 'till-rare'
const members = ['mongodb', 'mongodb-2', 'mongodb-3'] as const

it('decides on nothing that only the primary has, since it could be lost', async () => {
  const { kafka, redis } = inject('servers')
  const urls = { kafka: kafka.brokers, redis: redis.url }
  const { servers, stop } = await startServers({ mongodbMembers: members.length, urls })
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const db = client.db('majority-notification')
  const clock = new Clock(db)
  try {
    await clock.start()
    const store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
    const payIn = (request?: { id: string; hash: string }) =>
      handleCommand({ store }, checkout, {
        streamId,
        command: { type: 'pay-in', amount: 1 },
        context: request === undefined ? context : { ...context, request },
      })
    await payIn()
    const leader = await mongodbLeader(servers)
    const others = members.filter((member) => member !== leader)
    for (const member of others) signalServer(servers, member, 'SIGSTOP')
    const second = payIn({ id: 'r-rare', hash: 'h' })
    try {
      await waitFor('the primary alone to have the commit', async () => {
        const commits = await store.commits.countDocuments({ streamId }, { readConcern: { level: 'local' } })
        return commits === 2
      })
      expect(await loadStream({ store }, checkout, streamId)).toMatchObject({ version: 1 })
      expect(await store.findRequest('r-rare')).toBeUndefined()
    } finally {
      for (const member of others) signalServer(servers, member, 'SIGCONT')
    }
    expect(await second).toMatchObject({ kind: 'done', version: 2 })
    expect(await loadStream({ store }, checkout, streamId)).toMatchObject({ version: 2 })
  } finally {
    clock.stop()
    await client.close()
    await stop()
  }
})
