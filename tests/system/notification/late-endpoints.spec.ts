import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { type RunningService, startService } from '@pinline/chassis/run-service'
import { orderPlaced } from '@pinline/events/order/order-placed'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { notificationService } from '@pinline/notification/notification-service'
import { SignJWT } from 'jose'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { startUpstreamServices, type UpstreamServices } from '../order/upstream-services.ts'
import { orderNoOf, publishOrder } from './webhook-events.ts'
import { verified, type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts'

const prefix = `late${randomBytes(4).toString('hex')}-`
const secret = randomBytes(24).toString('hex')
const golden = new URL('../../../events/src/golden/order-placed.v1.json', import.meta.url)
/** Who has placed every order here. */
const { buyerId } = orderPlaced.parse(JSON.parse(readFileSync(golden, 'utf8'))).data

let upstream: UpstreamServices
let client: mongoose.mongo.MongoClient
let log: EventLog
let receiver: WebhookReceiver
let running: RunningService
let tokens: { readonly staff: string; readonly buyer: string }
let orders = 0

const tokenOf = async (audience: string, subject: string) =>
  await new SignJWT({ sid: `session-${randomBytes(12).toString('hex')}` })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('pinline')
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(secret))

beforeAll(async () => {
  const { kafka, mongodb, redis, folder } = inject('servers')
  await createTopics(kafka.brokers, prefix, readTopicSettings(process.env))
  upstream = await startUpstreamServices()
  client = new mongoose.mongo.MongoClient(mongodb.url)
  log = await kafkaLog({ clientId: 'orders', brokers: kafka.brokers.split(','), prefix }, pino({ level: 'silent' }))
  receiver = await webhookReceiver()
  running = await startService(notificationService, {
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
    RATE_LIMITS: 'off',
    WEBHOOK_ALLOW_HTTP: 'on',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  })
  tokens = { staff: await tokenOf('staff', 's-0000000001'), buyer: await tokenOf('buyer', buyerId) }
})
afterAll(async () => {
  await running?.stop()
  await receiver?.close()
  await log?.close()
  await client?.close()
  await upstream?.stop()
  await dropDatabases(inject('servers').mongodb.url, prefix)
})

/** Lets the view of endpoints proceed; set while it is held still. */
let release: (() => void) | undefined
afterEach(() => {
  release?.()
  release = undefined
  vi.restoreAllMocks()
})

/** From now on nothing is written to the view of endpoints. */
const holdView = (): void => {
  const { bulkWrite } = mongoose.mongo.Collection.prototype
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite').mockImplementation(async function (
    this: mongoose.mongo.Collection,
    ...args
  ) {
    if (this.collectionName.startsWith('view-webhook-endpoints-')) await held
    return await Reflect.apply(bulkWrite, this, args)
  })
}

const rowOf = async (id: string) => {
  const db = client.db(`${prefix}notification`)
  const views = await db.listCollections({ name: /^view-webhook-endpoints-/ }).toArray()
  const rows = await Promise.all(views.map(({ name }) => db.collection<{ _id: string }>(name).findOne({ _id: id })))
  return rows.find((row) => row !== null) ?? null
}
const inView = async (id: string, fields: object) =>
  await waitFor(`the view of ${id}`, async () => {
    const row = await rowOf(id)
    return row !== null && Object.entries(fields).every(([name, value]) => row[name as keyof typeof row] === value)
  })
const deliveriesTo = async (endpointId: string) =>
  await client.db(`${prefix}notification`).collection('webhook-deliveries').find({ endpointId }).toArray()

const send = async (path: string, body: object, token = tokens.staff) => {
  const reply = await postJson(`http://127.0.0.1:${running.port}`, path, body, { token })
  expect({ path, code: reply.code, type: reply.type }).toEqual({ path, code: 200, type: undefined })
  return reply.data
}
const create = async (path: string, fields: object = {}) => {
  const { id, secret: shown } = await send('/private/webhook/create', { url: `${receiver.url}${path}`, ...fields })
  return { id: text(id), secret: text(shown) }
}
const idsAt = (path: string) => receiver.at(path).map(({ headers }) => headers['webhook-id'])
const publish = async (): Promise<string> => {
  orders += 1
  await publishOrder(log, orderNoOf(orders))
  return orderNoOf(orders)
}
const arrived = async (path: string, orderNo: string) =>
  await waitFor(`${orderNo} at ${path}`, () => [1, 2].every((n) => idsAt(path).includes(`${orderNo}@${n}`)))

describe('while the view of endpoints is late', () => {
  it('an endpoint is sent what follows its creation, once', async () => {
    holdView()
    const { id, secret: shown } = await create('/created')
    const first = await publish()
    await arrived('/created', first)
    expect(await rowOf(id)).toBeNull()
    for (const webhook of receiver.at('/created')) verified(shown, webhook)
    release?.()
    await inView(id, { status: 'enabled' })
    const second = await publish()
    await arrived('/created', second)
    expect(idsAt('/created').toSorted()).toEqual([first, second].flatMap((no) => [`${no}@1`, `${no}@2`]).toSorted())
  })

  it("a buyer's endpoint is sent what follows its creation", async () => {
    holdView()
    const mine = { url: `${receiver.url}/mine` }
    const id = text((await send('/account/webhooks/create', mine, tokens.buyer)).id)
    await arrived('/mine', await publish())
    expect(await rowOf(id)).toBeNull()
  })

  it('an endpoint that is enabled again is sent what follows', async () => {
    const { id } = await create('/resumed')
    await send('/private/webhook/disable', { id })
    await inView(id, { status: 'disabled' })
    holdView()
    await send('/private/webhook/enable', { id })
    await arrived('/resumed', await publish())
    expect(await rowOf(id)).toMatchObject({ status: 'disabled' })
  })

  it('an endpoint that is disabled has what follows listed as skipped', async () => {
    const { id } = await create('/paused')
    await inView(id, { status: 'enabled' })
    holdView()
    await send('/private/webhook/disable', { id })
    await publish()
    await waitFor('two are listed', async () => (await deliveriesTo(id)).length === 2)
    expect((await deliveriesTo(id)).map(({ state }) => state)).toEqual(['skipped', 'skipped'])
    expect(await rowOf(id)).toMatchObject({ status: 'enabled' })
  })

  it('what follows a change is chosen by the new types, and sent to the new address', async () => {
    const { id } = await create('/changed', { eventTypes: ['order-cancelled'] })
    await inView(id, { status: 'enabled' })
    holdView()
    await send('/private/webhook/update', { id, revision: 1, url: `${receiver.url}/changed-to`, order: 'stream' })
    await arrived('/changed-to', await publish())
    expect(idsAt('/changed')).toEqual([])
    expect(await rowOf(id)).toMatchObject({ eventTypes: ['order-cancelled'] })
  })

  it('an endpoint that is deleted is sent nothing', async () => {
    const { id } = await create('/deleted')
    const { id: witness } = await create('/witness')
    await inView(id, { status: 'enabled' })
    await inView(witness, { status: 'enabled' })
    holdView()
    await send('/private/webhook/delete', { id })
    await arrived('/witness', await publish())
    expect(await deliveriesTo(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ status: 'enabled' })
  })
})
