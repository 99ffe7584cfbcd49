import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog, IncomingMessage } from '@pinline/chassis/kafka/kafka-port'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { ServiceName } from '@pinline/events/event'
import { orderNumber } from '@pinline/events/ids'
import { parseTraceparent } from '@pinline/telemetry/trace-context'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type Caller, prepareOrder, signInBuyer, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type WebhookReceiver, webhookReceiver } from '../notification/webhook-receiver.ts'

const line = z.looseObject({ message: z.string(), traceId: z.string().optional(), spanId: z.string().optional() })

describe('the trace of one order', () => {
  const traceId = randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  let system: TestSystem
  let client: mongoose.mongo.MongoClient
  let receiver: WebhookReceiver
  let log: EventLog
  let buyer: Caller
  let orderNo: string
  const published: IncomingMessage[] = []

  beforeAll(async () => {
    const servers = inject('servers')
    receiver = await webhookReceiver()
    system = await startSystem(servers, {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { WEBHOOK_ALLOW_HTTP: 'on', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' },
    })
    client = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const brokers = servers.kafka.brokers.split(',')
    log = await kafkaLog(
      { clientId: 'reads-headers', brokers, prefix: system.databasePrefix },
      pino({ level: 'silent' }),
    )
    await log.consume('reads-headers', ['pinline.order.v1'], async (batch) => void published.push(...batch))
    const accounts = system.demoAccounts()
    buyer = await signInBuyer(system.url, accounts.buyer)
    const staff = await signInStaff(system.url, accounts.staff)
    const url = `${receiver.url}/placed`
    ;(await staff.call(createWebhookEndpoint, { url, eventTypes: ['order-placed'] })).data()
    const [product] = await waitFor('parts in stock', async () => {
      const stocked = await stockedProducts(system.url, 20)
      return stocked.length > 0 && stocked
    })
    if (product === undefined) throw new Error('no part')
    const order = await prepareOrder(buyer, [{ productId: product.id, quantity: 2 }])
    // A stranger's wish to be sampled, and a state that the product has no use for.
    const headers = { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=1', baggage: 'role=staff' }
    orderNo = (await buyer.call(placeOrder, order, headers)).data().orderNo
  })
  afterAll(async () => {
    await log?.close()
    await client?.close()
    await system?.stop()
    await receiver?.close()
  })

  const commitOf = async (service: ServiceName, where: object): Promise<Commit> =>
    await waitFor(`a commit of ${service}`, async () => {
      const commits = client.db(`${system.databasePrefix}${service}`).collection<Commit>('commits')
      return (await commits.findOne(where)) ?? undefined
    })

  const linesOf = (service: Parameters<TestSystem['logFile']>[0]) =>
    readFileSync(system.logFile(service), 'utf8')
      .split('\n')
      .filter((row) => row.startsWith('{') && row.endsWith('}'))
      .map((row) => line.parse(JSON.parse(row)))
      .filter((row) => row.traceId === traceId)

  it('keeps the id that the client gave, in the commits of order and catalogue, and its sampling is not taken', async () => {
    const placed = await commitOf('order', { streamId: orderNo, 'events.type': 'order-placed' })
    const context = parseTraceparent(placed.traceparent)
    expect(context).toMatchObject({ traceId, isSampled: false })
    expect(context?.spanId).not.toBe(spanId)
    const reserved = await commitOf('catalogue', {
      'events.type': 'stock-reserved-for-order',
      'events.data.orderNo': orderNo,
    })
    expect(parseTraceparent(reserved.traceparent)?.traceId).toBe(traceId)
  })

  it('is a header of the message in Kafka', async () => {
    const message = await waitFor('the message', async () =>
      published.find(({ key, value }) => key === orderNo && value.includes('order-placed')),
    )
    const { traceparent } = await commitOf('order', { streamId: orderNo, 'events.type': 'order-placed' })
    expect(message.traceparent).toBe(traceparent)
    expect(message.value).not.toContain(traceId)
  })

  it('goes on in the command of a reaction', async () => {
    const headers = { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-00` }
    ;(await buyer.call(cancelOrder, { orderNo: orderNumber.parse(orderNo) }, headers)).data()
    const released = await commitOf('catalogue', { causationId: { $regex: `^${orderNo}@` } })
    expect(released.command).toBe('release-stock')
    expect(parseTraceparent(released.traceparent)?.traceId).toBe(traceId)
    expect(released.actor).toEqual({ kind: 'service', id: 'catalogue' })
  })

  it('is a header of the webhook', async () => {
    const delivered = await waitFor('the webhook', async () =>
      receiver.at('/placed').find(({ body }) => body.includes(orderNo)),
    )
    expect(parseTraceparent(delivered.headers.traceparent)?.traceId).toBe(traceId)
    expect(delivered.headers.baggage).toBeUndefined()
  })

  it('is in the log lines of gateway, order, catalogue and notification, each step with a span of its own', async () => {
    const has = (service: Parameters<TestSystem['logFile']>[0], message: string, fields: object) =>
      waitFor(`${message} in the log of ${service}`, async () =>
        linesOf(service).find((row) => row.message === message && matches(row, fields)),
      )
    const request = await has('gateway', 'request', { target: 'order', name: placeOrder.path, code: 200 })
    const call = await has('order', 'call', { call: placeOrder.name, code: 200 })
    await has('catalogue', 'call', { call: 'reserve-stock' })
    const reaction = await has('notification', 'reaction', { reaction: 'record-webhook-when-order-changes' })
    await has('notification', 'webhook', { status: 204 })
    // BullMQ has handed the trace on.
    await has('notification', 'job', { job: 'deliver-webhooks' })
    expect(new Set([spanId, request.spanId, call.spanId, reaction.spanId]).size).toBe(4)
  })
})

const matches = (row: Readonly<Record<string, unknown>>, fields: object): boolean =>
  Object.entries(fields).every(([name, value]) => row[name] === value)
