import { Clock } from '@pinline/chassis/clock'
import { webhookEndpointId } from '@pinline/events/ids'
import { WebhookDeliveries } from '@pinline/notification/webhooks/webhook-deliveries'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'

const prefix = `webhook-log${process.pid}-`
const maxFinished = 20_000

describe('the log of a webhook endpoint', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('has the newest 20,000 that are done with, and everything that is waiting', async () => {
    const deliveries = new WebhookDeliveries(
      { db, clock, wake: () => undefined },
      { retentionMs: 86_400_000, reservedMs: 1000 },
    )
    await deliveries.ensureIndexes()
    const [busy, other] = [webhookEndpointId.parse('w-busybusy'), webhookEndpointId.parse('w-otherone')]
    const stored = db.collection<{ _id: string; endpointId: string; state: string; at: Date }>('webhook-deliveries')
    const one = (endpointId: string, state: string, minute: number) => ({
      ...{ _id: `${endpointId}:${state}-${minute}`, endpointId, state },
      at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    })
    const finished = Array.from({ length: maxFinished + 3 }, (_, minute) =>
      one(busy, (['delivered', 'failed', 'skipped'] as const)[minute % 3] ?? 'failed', minute),
    )
    await stored.insertMany([...finished, one(busy, 'waiting', 0), one(other, 'delivered', 0)])
    await deliveries.trim(busy)
    const left = async (endpointId: string) => await stored.countDocuments({ endpointId, state: { $ne: 'waiting' } })
    expect(await left(busy)).toBe(maxFinished)
    expect(await stored.countDocuments({ _id: { $in: finished.slice(0, 3).map(({ _id }) => _id) } })).toBe(0)
    expect(await stored.countDocuments({ state: 'waiting' })).toBe(1)
    await deliveries.trim(other)
    expect(await left(other)).toBe(1)
  })
})
