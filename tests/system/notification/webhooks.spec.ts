import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { type RunningService, startService } from '@pinline/chassis/run-service'
import { toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import {
  type WebhookDeliveryRow,
  webhookDeliveryRow,
} from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import {
  type WebhookEndpointRow,
  webhookEndpointRow,
} from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { notificationService } from '@pinline/notification/notification-service'
import { SignJWT } from 'jose'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { startUpstreamServices, type UpstreamServices } from '../order/upstream-services.ts'
import { orderNoOf, publishOrder } from './webhook-events.ts'
import { type ReceivedWebhook, status, verified, type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts'

const prefix = `hooks${randomBytes(4).toString('hex')}-`
const secret = randomBytes(24).toString('hex')
const dayMs = 86_400_000

let upstream: UpstreamServices
let client: mongoose.mongo.MongoClient
let log: EventLog
let clock: MongodbClock
let receiver: WebhookReceiver
let running: RunningService
let url: string
let token: string
let orders = 0

beforeAll(async () => {
  const { kafka, mongodb, redis, folder } = inject('servers')
  await createTopics(kafka.brokers, prefix, readTopicSettings(process.env))
  upstream = await startUpstreamServices()
  client = new mongoose.mongo.MongoClient(mongodb.url)
  log = await kafkaLog({ clientId: 'orders', brokers: kafka.brokers.split(','), prefix }, pino({ level: 'silent' }))
  clock = movableMongodbClock()
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
    WEBHOOK_TIMEOUT_SECONDS: '3',
  })
  url = `http://127.0.0.1:${running.port}`
  token = await new SignJWT({ sid: `session-${randomBytes(12).toString('hex')}` })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('pinline')
    .setAudience('staff')
    .setSubject('s-0000000001')
    .setExpirationTime('30d')
    .sign(new TextEncoder().encode(secret))
})
afterAll(async () => {
  await running?.stop()
  vi.restoreAllMocks()
  await receiver?.close()
  await log?.close()
  await client?.close()
  await upstream?.stop()
  await dropDatabases(inject('servers').mongodb.url, prefix)
})

const send = async (path: string, body: object, headers: Record<string, string> = {}) =>
  await postJson(url, `/private/webhook/${path}`, body, { token, headers })

interface Endpoint {
  readonly id: string
  readonly secret: string
  readonly path: string
}

/** An endpoint at a path of its own. */
const endpoint = async (path: string, fields: object = {}): Promise<Endpoint> => {
  const { data, code, type } = await send('create', { url: `${receiver.url}${path}`, ...fields })
  if (code !== 200) throw new Error(`not created: ${type} ${JSON.stringify(data)}`)
  return { id: text(data.id), secret: text(data.secret), path }
}
const remove = async ({ id }: Endpoint) => expect((await send('delete', { id })).code).toBe(200)

const record = async <Row>(resource: string, id: string, parse: (value: unknown) => Row): Promise<Row | undefined> => {
  const response = await fetch(`${url}/api/v1/admin/${resource}/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.status === 200 ? parse(await response.json()) : undefined
}
const endpointRow = async ({ id }: Endpoint): Promise<WebhookEndpointRow | undefined> =>
  await record('webhook-endpoints', id, (value) => webhookEndpointRow.parse(value))
const delivery = async ({ id }: Endpoint, messageId: string): Promise<WebhookDeliveryRow | undefined> =>
  await record('webhook-deliveries', `${id}:${messageId}`, (value) => webhookDeliveryRow.parse(value))
const inState = async (to: Endpoint, messageId: string, state: WebhookDeliveryRow['state']) =>
  await waitFor(`${messageId} is ${state}`, async () => {
    const found = await delivery(to, messageId)
    return found?.state === state ? found : undefined
  })

const nextOrder = (): string => {
  orders += 1
  return orderNoOf(orders)
}
const idsOf = (webhooks: readonly ReceivedWebhook[]) => webhooks.map(({ headers }) => headers['webhook-id'])
const arrived = async (path: string, ...ids: readonly string[]): Promise<readonly ReceivedWebhook[]> =>
  await waitFor(`${ids.join(', ')} at ${path}`, () => {
    const found = receiver.at(path)
    return ids.every((id) => idsOf(found).includes(id)) ? found : undefined
  })
/** Advances the clock of MongoDB, and waits until the service goes by it. */
const letPass = async (ms: number): Promise<void> => {
  clock.aheadMs += ms
}

describe('a webhook', () => {
  it('is signed so that the published library verifies it, and has what happened without personal data', async () => {
    const to = await endpoint('/signed')
    const orderNo = nextOrder()
    await publishOrder(log, orderNo)
    const [first, second] = await arrived(to.path, `${orderNo}@1`, `${orderNo}@2`)
    if (first === undefined || second === undefined) throw new Error('nothing arrived')
    expect(verified(to.secret, first)).toMatchObject({
      ...{
        specversion: '1.0',
        id: `${orderNo}@1`,
        type: 'pinline.order.order-placed.v1',
        subject: orderNo,
        sequence: 1,
      },
      data: { orderNo, currency: expect.any(String) },
    })
    expect(first.body).not.toContain('PO of a person')
    expect(JSON.parse(first.body)).not.toHaveProperty('actor')
    expect(verified(to.secret, second)).toMatchObject({ type: 'pinline.order.order-confirmed.v1' })
    expect(() => verified(to.secret, { ...first, body: first.body.replace(orderNo, nextOrder()) })).toThrow()
    expect(first.headers['content-type']).toBe('application/cloudevents+json; charset=utf-8')
    const done = await inState(to, `${orderNo}@1`, 'delivered')
    expect(done).toMatchObject({ tries: 1, body: first.body, requests: [{ status: 204, error: null, answer: '' }] })
    await remove(to)
  })

  it('is of the chosen types only', async () => {
    const to = await endpoint('/chosen', { eventTypes: ['order-confirmed'] })
    const orderNo = nextOrder()
    await publishOrder(log, orderNo)
    expect(idsOf(await arrived(to.path, `${orderNo}@2`))).toEqual([`${orderNo}@2`])
    expect(await delivery(to, `${orderNo}@1`)).toBeUndefined()
    await remove(to)
  })

  it('is signed by both secrets for a day after the secret was rotated, and shows it once', async () => {
    const to = await endpoint('/rotated')
    const rotated = await send('rotate-secret', { id: to.id })
    const fresh = text(rotated.data.secret)
    expect(fresh).not.toBe(to.secret)
    const row = await waitFor('the rotation in the view', async () => {
      const found = await endpointRow(to)
      return found?.previousSecretUntil === null ? undefined : found
    })
    expect(JSON.stringify(row)).not.toContain('whsec_')
    const orderNo = nextOrder()
    await publishOrder(log, orderNo, { events: 1 })
    const [both] = await arrived(to.path, `${orderNo}@1`)
    if (both === undefined) throw new Error('nothing arrived')
    verified(to.secret, both)
    verified(fresh, both)
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2)
    const commits = client.db(`${prefix}notification`).collection('commits')
    expect(JSON.stringify(await commits.find({ streamId: to.id }).toArray())).not.toContain('whsec_')
    await remove(to)
  })

  it('is sent again after a 500, with the same id', async () => {
    const to = await endpoint('/again')
    receiver.answer(to.path, (response, webhook) =>
      status(receiver.at(to.path).length < 2 ? 500 : 200)(response, webhook),
    )
    const orderNo = nextOrder()
    await publishOrder(log, orderNo, { events: 1 })
    const done = await inState(to, `${orderNo}@1`, 'delivered')
    expect(done).toMatchObject({ tries: 2, requests: [{ status: 500, answer: 'responded 500' }, { status: 200 }] })
    expect(idsOf(receiver.at(to.path))).toEqual([`${orderNo}@1`, `${orderNo}@1`])
    const row = await waitFor('both requests are counted', async () => {
      const found = await endpointRow(to)
      return found?.requests === 2 && found
    })
    expect(row).toMatchObject({ requests: 2, failures: 1, failingSince: null })
    await remove(to)
  })
})

describe('the order of a stream', () => {
  const refusing = (orderNo: string, path: string) =>
    receiver.answer(path, (response, webhook) =>
      status(webhook.headers['webhook-id'] === `${orderNo}@1` ? 503 : 200)(response, webhook),
    )

  it('is kept while its first event fails, and other streams go on', async () => {
    const to = await endpoint('/in-order', { order: 'stream' })
    const [held, free] = [nextOrder(), nextOrder()]
    refusing(held, to.path)
    await publishOrder(log, held, { events: 4 })
    await publishOrder(log, free, { events: 4 })
    await arrived(to.path, `${held}@1`, `${free}@4`)
    await inState(to, `${free}@4`, 'delivered')
    expect(await inState(to, `${held}@2`, 'waiting')).toMatchObject({ tries: 0 })
    receiver.answer(to.path, status(200))
    await inState(to, `${held}@4`, 'delivered')
    const ofHeld = idsOf(receiver.at(to.path)).filter((id) => String(id).startsWith(held))
    expect([...new Set(ofHeld)]).toEqual([1, 2, 3, 4].map((sequence) => `${held}@${sequence}`))
    expect(ofHeld.lastIndexOf(`${held}@1`)).toBe(ofHeld.indexOf(`${held}@2`) - 1)
    await remove(to)
  })

  it('is not waited for by an endpoint that takes the fastest way', async () => {
    const to = await endpoint('/fastest', { order: 'fastest' })
    const orderNo = nextOrder()
    refusing(orderNo, to.path)
    await publishOrder(log, orderNo, { events: 4 })
    await inState(to, `${orderNo}@4`, 'delivered')
    expect(await delivery(to, `${orderNo}@1`)).toMatchObject({ state: 'waiting' })
    await remove(to)
  })
})

it('an endpoint that hangs delays no other', async () => {
  const hanging = await endpoint('/hanging', { order: 'fastest' })
  const quick = await endpoint('/quick')
  receiver.answer(hanging.path, () => undefined)
  const published = [nextOrder(), nextOrder(), nextOrder()]
  for (const orderNo of published) await publishOrder(log, orderNo, { events: 4 })
  const ids = published.flatMap((orderNo) => [1, 2, 3, 4].map((sequence) => `${orderNo}@${sequence}`))
  // The lane of the hanging one is full: its next four requests begin when the first ones have timed out.
  await waitFor('a full lane', () => receiver.at(hanging.path).length >= 4)
  await arrived(quick.path, ...ids)
  const lastOfQuick = Math.max(...receiver.at(quick.path).map(({ at }) => at))
  const overdue = receiver.at(hanging.path).filter(({ at }) => at < lastOfQuick)
  const rounds = 1 + Math.ceil((lastOfQuick - (receiver.at(hanging.path)[0]?.at ?? 0)) / 3000)
  expect(overdue.length).toBeLessThanOrEqual(4 * rounds)
  const first = await waitFor('a time-out', async () => {
    const rows = await Promise.all(ids.map((id) => delivery(hanging, id)))
    return rows.find((row) => row?.lastTry?.error === 'timed-out')
  })
  expect(first).toMatchObject({ state: 'waiting', lastTry: { status: null } })
  await remove(hanging)
  await remove(quick)
})

describe('staff', () => {
  it('send a test, once a request', async () => {
    const to = await endpoint('/test')
    const headers = { 'idempotency-key': `test-${randomBytes(8).toString('hex')}` }
    const first = await send('test', { id: to.id }, headers)
    expect(first.code).toBe(200)
    expect((await send('test', { id: to.id }, headers)).data).toEqual(first.data)
    expect(first.data.deliveryId).toMatch(/:test-[0-9a-f]{24}$/)
    const messageId = text(first.data.deliveryId).slice(to.id.length + 1)
    await inState(to, messageId, 'delivered')
    const [test] = receiver.at(to.path)
    if (test === undefined) throw new Error('nothing arrived')
    expect(verified(to.secret, test)).toMatchObject({ type: 'pinline.notification.webhook-test.v1', subject: to.id })
    receiver.answer(to.path, status(500))
    const refused = text((await send('test', { id: to.id })).data.deliveryId).slice(to.id.length + 1)
    expect(await inState(to, refused, 'failed')).toMatchObject({ tries: 1, subject: null, lastTry: { status: 500 } })
    expect(receiver.at(to.path)).toHaveLength(2)
    await remove(to)
  })

  it('redeliver one and a range, and what was skipped while the endpoint was disabled', async () => {
    const to = await endpoint('/redelivered')
    const [taken, skipped] = [nextOrder(), nextOrder()]
    await publishOrder(log, taken)
    await inState(to, `${taken}@2`, 'delivered')
    const again = await send('redeliver', { id: to.id, what: { by: 'ids', ids: [`${to.id}:${taken}@1`] } })
    expect(again.data).toEqual({ redelivered: 1 })
    await waitFor('the second one', () => idsOf(receiver.at(to.path)).filter((id) => id === `${taken}@1`).length === 2)

    await send('disable', { id: to.id })
    await waitFor('the view of it', async () => (await endpointRow(to))?.status === 'disabled')
    await publishOrder(log, skipped)
    await inState(to, `${skipped}@2`, 'skipped')
    const range = {
      by: 'time',
      from: new Date(Date.now() - dayMs).toISOString(),
      until: new Date(Date.now() + dayMs).toISOString(),
    }
    expect((await send('redeliver', { id: to.id, what: range })).type).toBe('webhook-endpoint-disabled')
    expect((await send('test', { id: to.id })).type).toBe('webhook-endpoint-disabled')
    await send('enable', { id: to.id })
    await waitFor('the view of it', async () => (await endpointRow(to))?.status === 'enabled')
    expect((await send('redeliver', { id: to.id, what: range })).data).toEqual({ redelivered: 2 })
    await inState(to, `${skipped}@2`, 'delivered')
    expect(idsOf(receiver.at(to.path)).slice(-2)).toEqual([`${skipped}@1`, `${skipped}@2`])
    await remove(to)
  })

  it('delete an endpoint with its secrets and deliveries', async () => {
    const to = await endpoint('/deleted')
    const orderNo = nextOrder()
    await publishOrder(log, orderNo, { events: 1 })
    await inState(to, `${orderNo}@1`, 'delivered')
    await remove(to)
    const db = client.db(`${prefix}notification`)
    await waitFor('nothing is left', async () => {
      const left = await Promise.all([
        db.collection('webhook-deliveries').countDocuments({ endpointId: to.id }),
        db.collection('webhook-health').countDocuments({ _id: to.id as never }),
        db.collection('vault').countDocuments({ subject: `webhook-secret-${to.id}` }),
      ])
      return left.every((count) => count === 0)
    })
    expect((await send('test', { id: to.id })).type).toBe('webhook-endpoint-not-found')
    await waitFor('it left the list', async () => (await endpointRow(to)) === undefined)
  })

  it('change an endpoint on the version that they saw', async () => {
    const to = await endpoint('/changed')
    const edit = { id: to.id, revision: 1, url: `${receiver.url}/changed-to`, order: 'fastest' }
    expect((await send('update', edit)).data).toEqual({ id: to.id, revision: 2 })
    expect((await send('update', { ...edit, description: 'ERP' })).type).toBe('version-conflict')
    await waitFor('the view of it', async () => (await endpointRow(to))?.order === 'fastest')
    const orderNo = nextOrder()
    await publishOrder(log, orderNo, { events: 1 })
    await arrived('/changed-to', `${orderNo}@1`)
    expect(receiver.at(to.path)).toEqual([])
    await remove(to)
  })
})

describe('requests into our own network', () => {
  it.each([
    ...['http://10.0.0.1/x', 'http://169.254.169.254/latest/meta-data', 'http://[::1]/x', 'http://[::ffff:10.0.0.1]/x'],
    ...['http://2130706434/x', 'http://192.168.1.1:8080/'],
  ])('are refused for %s when it is entered', async (target) => {
    const refused = await send('create', { url: target })
    expect(refused).toMatchObject({ code: 422, data: { errors: { url: 'address-not-allowed' } } })
  })
  it('are not followed into by a redirect', async () => {
    const to = await endpoint('/moved')
    receiver.answer(to.path, status(307, { location: `${receiver.url}/elsewhere` }))
    const started = text((await send('test', { id: to.id })).data.deliveryId).slice(to.id.length + 1)
    const failed = await inState(to, started, 'failed')
    expect(failed).toMatchObject({ lastTry: { status: 307, error: 'redirected' } })
    expect(receiver.at('/elsewhere')).toEqual([])
    await remove(to)
  })
  it('read a bounded part of what is responded', async () => {
    const to = await endpoint('/endless')
    receiver.answer(to.path, (response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    })
    const started = text((await send('test', { id: to.id })).data.deliveryId).slice(to.id.length + 1)
    const done = await inState(to, started, 'delivered')
    expect(done.requests?.[0]?.answer).toHaveLength(2048)
    await remove(to)
  })
})

it('an endpoint that takes nothing for a day is disabled, and is work for staff until it is enabled', async () => {
  const to = await endpoint('/broken')
  receiver.answer(to.path, status(500))
  const orderNo = nextOrder()
  await publishOrder(log, orderNo)
  await waitFor('a first failure', async () => (await endpointRow(to))?.failingSince ?? undefined)
  expect(await endpointRow(to)).toMatchObject({ status: 'enabled' })
  await letPass(dayMs + 3_600_000)
  const disabled = await waitFor('the end of its day', async () => {
    const found = await endpointRow(to)
    return found?.status === 'disabled' ? found : undefined
  })
  expect(disabled).toMatchObject({ disabledReason: 'failing' })
  await inState(to, `${orderNo}@1`, 'skipped')
  await inState(to, `${orderNo}@2`, 'skipped')
  const toDo = async () => await record('to-dos', `mend-webhook-${to.id}`, (value) => toDoRow.parse(value))
  expect(await waitFor('the to-do', toDo)).toMatchObject({
    ...{ kind: 'mend-webhook', state: 'open', resource: 'webhook-endpoints', recordId: to.id },
    label: new URL(receiver.url).host,
  })
  receiver.answer(to.path, status(200))
  await send('enable', { id: to.id })
  await waitFor('its end', async () => (await toDo())?.state === 'closed')
  await remove(to)
})

it('an endpoint that responds 410 is disabled at once', async () => {
  const to = await endpoint('/gone')
  receiver.answer(to.path, status(410))
  await publishOrder(log, nextOrder(), { events: 1, aheadMs: clock.aheadMs })
  const disabled = await waitFor('it is disabled', async () => {
    const found = await endpointRow(to)
    return found?.status === 'disabled' ? found : undefined
  })
  expect(disabled).toMatchObject({ disabledReason: 'gone' })
  await remove(to)
})
