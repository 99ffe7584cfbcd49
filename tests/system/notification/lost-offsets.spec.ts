import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { reactionsGroup } from '@pinline/chassis/reactions/reaction'
import { startService } from '@pinline/chassis/run-service'
import { type AnyEvent, topicOf } from '@pinline/events/event'
import { orderPlaced } from '@pinline/events/order/order-placed'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { notificationService } from '@pinline/notification/notification-service'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { forgetGroups } from '../../harness/forget-groups.ts'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { startUpstreamServices, type UpstreamServices } from '../order/upstream-services.ts'

const dayMs = 86_400_000
const prefix = `lost${randomBytes(4).toString('hex')}-`
const secret = randomBytes(24).toString('hex')
const golden = new URL('../../../events/src/golden/order-placed.v1.json', import.meta.url)
const placed = orderPlaced.parse(JSON.parse(readFileSync(golden, 'utf8')))
const confirmed: AnyEvent = { type: 'order-confirmed', data: { captureId: 'cap-1', confirmedAt: placed.data.placedAt } }

let upstream: UpstreamServices
let client: mongoose.mongo.MongoClient
let log: EventLog
let clock: MongodbClock

beforeAll(async () => {
  const { kafka, mongodb } = inject('servers')
  await createTopics(kafka.brokers, prefix, readTopicSettings(process.env))
  upstream = await startUpstreamServices()
  client = new mongoose.mongo.MongoClient(mongodb.url)
  log = await kafkaLog({ clientId: 'orders', brokers: kafka.brokers.split(','), prefix }, pino({ level: 'silent' }))
  clock = movableMongodbClock()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await log.close()
  await client.close()
  await upstream.stop()
  await dropDatabases(inject('servers').mongodb.url, prefix)
})

const start = async () => {
  const { kafka, mongodb, redis, folder } = inject('servers')
  return await startService(notificationService, {
    PINLINE_MODE: 'development',
    SERVICE_PORT: '0',
    MONGODB_URL: mongodb.url,
    MONGODB_DATABASE_PREFIX: prefix,
    KAFKA_BROKERS: kafka.brokers,
    REDIS_URL: redis.url,
    ACCOUNT_URL: upstream.url,
    CATALOGUE_URL: upstream.url,
    ORDER_URL: upstream.url,
    NOTIFICATION_URL: upstream.url,
    PUBLIC_URL: upstream.url,
    PINLINE_DATA: join(folder, prefix),
    INTERNAL_TOKEN: secret,
    TOKEN_SECRET: secret,
    VAULT_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
}

/** An order that is placed and paid now, by the services' clock. */
const publishPaidOrder = async (orderNo: string): Promise<void> => {
  const events: readonly AnyEvent[] = [{ ...placed, data: { ...placed.data, orderNo } }, confirmed]
  const recorded = events.map((event, index) => ({
    id: `${orderNo}@${index + 1}`,
    service: 'order' as const,
    streamType: 'order',
    streamId: orderNo,
    sequence: index + 1,
    event,
    actor: { kind: 'service' as const, id: 'order' },
    correlationId: orderNo,
    causationId: orderNo,
    recordedAt: new Date(Date.now() + clock.aheadMs).toISOString(),
  }))
  const producer = await log.producer()
  await producer.send(
    recorded.map((one) => ({
      topic: topicOf('order'),
      key: orderNo,
      value: JSON.stringify(toCloudEvent(one)),
      headers: {},
    })),
  )
  await producer.close()
}

/** Whether the reactions have read everything about orders. */
const haveReadAll = async (): Promise<boolean> => {
  const [ends, committed] = await Promise.all([
    log.ends(topicOf('order')),
    log.committed(reactionsGroup('notification'), topicOf('order')),
  ])
  return ends.every(
    ({ partition, end }) => end === 0n || committed.some((one) => one.partition === partition && one.offset === end),
  )
}

it('sends no old mail when nothing but the consumer offsets is lost, eight days later', async () => {
  const { kafka } = inject('servers')
  const messages = client.db(`${prefix}notification`).collection<{ _id: string; endsAt: Date }>('messages')
  const about = (orderNo: string) => messages.countDocuments({ _id: { $regex: orderNo } })

  const first = await start()
  await publishPaidOrder('2611214073958')
  await waitFor('the first mail', async () => (await about('2611214073958')) === 1)
  await first.stop()

  clock.aheadMs = 8 * dayMs
  // MongoDB itself has not aged: this is what its index would have removed.
  await messages.deleteMany({ endsAt: { $lt: new Date(Date.now() + clock.aheadMs) } })
  expect(await about('2611214073958')).toBe(0)
  await forgetGroups(kafka.brokers, prefix)

  const again = await start()
  await publishPaidOrder('2611214073966')
  await waitFor('the mail about a later order', async () => (await about('2611214073966')) === 1)
  await waitFor('the old order to be read again', haveReadAll)
  expect(await about('2611214073958')).toBe(0)
  await again.stop()
})
