import { Kafka, logLevel } from 'kafkajs'
import { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { status, verified, type WebhookReceiver } from '../notification/webhook-receiver.ts'
import type { PublishedDocuments } from './published-documents.ts'
import { RebuiltOrders } from './rebuilt-orders.ts'

/** One way on which an integrator keeps the orders. */
export interface Receiver {
  readonly orders: RebuiltOrders
  readonly close: () => Promise<void>
}

interface Source {
  readonly system: TestSystem
  readonly documents: PublishedDocuments
  /** Secret of an API key with the scopes of events and webhooks. */
  readonly key: string
}

const page = z.object({
  data: z.object({ list: z.array(z.unknown()), cursor: z.string(), hasMore: z.boolean() }),
})
const pageTimeoutMs = 15_000

/**
 * The event feed by small pages, so that many of them fall into an outage. A page that fails is requested again with the same cursor;
 * what it brings is taken as it is, since nothing comes twice after a cursor.
 */
export const feedReceiver = ({ system, documents, key }: Source): Receiver => {
  const orders = new RebuiltOrders()
  const ended = new AbortController()
  let cursor: string | undefined
  const next = async () => {
    if (ended.signal.aborted) return 'none'
    const query = new URLSearchParams({ service: 'order', limit: '5', wait: '2', ...(cursor && { cursor }) })
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(pageTimeoutMs)])
    const headers = { authorization: `Bearer ${key}` }
    return page.parse(await (await fetch(`${system.url}/api/v1/events?${query}`, { headers, signal })).json()).data
  }
  const read = async () => {
    while (!ended.signal.aborted) {
      const got = await waitFor('a page of the feed', next, { timeoutMs: 200_000 })
      if (got === 'none') return
      for (const sent of got.list) {
        const event = documents.eventOf(sent)
        if (event !== undefined) orders.take(event)
      }
      cursor = got.cursor
    }
  }
  const reading = read().catch((error: unknown) => orders.fail(String(error)))
  return {
    orders,
    close: async () => {
      ended.abort()
      await reading
    },
  }
}

/** The topic that AsyncAPI names, by a consumer group. A relay that is killed may publish twice: known ids are dropped. */
export const kafkaReceiver = async ({ system, documents }: Source): Promise<Receiver> => {
  const orders = new RebuiltOrders()
  const known = new Set<string>()
  const kafka = new Kafka({
    clientId: 'integrator',
    brokers: system.servers.kafka.brokers.split(','),
    logLevel: logLevel.NOTHING,
  })
  const consumer = kafka.consumer({ groupId: `${system.databasePrefix}integrator` })
  await consumer.connect()
  await consumer.subscribe({ topics: [system.databasePrefix + documents.topic], fromBeginning: true })
  await consumer.run({
    eachMessage: async ({ message: { value } }) => {
      try {
        const event = documents.eventOf(JSON.parse(value?.toString('utf8') ?? ''))
        if (event === undefined || known.has(event.id)) return
        known.add(event.id)
        orders.take(event)
      } catch (error) {
        orders.fail(String(error))
      }
    },
  })
  return { orders, close: () => consumer.disconnect() }
}

export interface WebhookOptions {
  /** Every so many requests the receiver refuses one, or breaks off after it has stored the event. */
  readonly failEvery?: number
}

/**
 * Webhooks of all events of orders, verified by the published library, dropped where their id is known. Each is refused
 * or broken off once at most.
 */
export const webhookOrders = async (
  { system, documents, key }: Source,
  webhooks: WebhookReceiver,
  { failEvery = Number.POSITIVE_INFINITY }: WebhookOptions = {},
): Promise<Receiver & { readonly repeated: () => number }> => {
  const orders = new RebuiltOrders()
  const known = new Set<string>()
  const failed = new Set<string>()
  const path = '/orders'
  const endpoint = { url: webhooks.url + path, eventTypes: documents.types.map((type) => type.split('.')[2]) }
  const created = await postJson(system.urls.notification, '/private/webhook/create', endpoint, { token: key })
  const secret = text(created.data.secret)
  let requests = 0
  let repeated = 0
  webhooks.answer(path, (response, webhook) => {
    requests += 1
    const id = String(webhook.headers['webhook-id'])
    const fails = requests % failEvery === 0 && !failed.has(id)
    if (fails) failed.add(id)
    const isRefused = fails && failed.size % 2 === 0
    if (isRefused) return status(503)(response, webhook)
    try {
      const event = documents.eventOf(verified(secret, webhook))
      if (known.has(id)) repeated += 1
      else if (event !== undefined) orders.take(event)
      known.add(id)
    } catch (error) {
      orders.fail(String(error))
    }
    if (fails) response.destroy()
    else status(204)(response, webhook)
  })
  return { orders, repeated: () => repeated, close: () => webhooks.close() }
}
