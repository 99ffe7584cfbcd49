import mongoose from 'mongoose'
import { expect } from 'vitest'
import { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'
import { webhookReceiver } from '../notification/webhook-receiver.ts'
import type { OrderLives } from './order-lives.ts'
import { PublishedDocuments } from './published-documents.ts'
import { feedReceiver, kafkaReceiver, type WebhookOptions, webhookOrders } from './receivers.ts'

/** Lets an integrator on this machine be sent webhooks. */
export const receiverSettings = {
  WEBHOOK_ALLOW_HTTP: 'on',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  WEBHOOK_TIMEOUT_SECONDS: '3',
}

const commit = z.object({ streamId: z.string(), version: z.int(), events: z.array(z.unknown()) })

/** The same orders kept by the event feed, by webhooks and from Kafka. */
export const startThreeReceivers = async (system: TestSystem, options?: WebhookOptions) => {
  const { password } = system.demoAccounts().staff
  const wanted = { name: 'ERP', scopes: ['events:read', 'webhooks:manage'], expiresInDays: 30, requestsPerMinute: 6000 }
  const token = await new StaffTeam(system).administrator()
  const created = await postJson(system.urls.account, '/private/api-keys/create', { ...wanted, password }, { token })
  const source = {
    system,
    documents: await PublishedDocuments.read(system.url),
    key: text(created.data.secret),
  }
  const webhooks = await webhookOrders(source, await webhookReceiver(), options)
  const receivers = { feed: feedReceiver(source), webhooks, kafka: await kafkaReceiver(source) }
  return {
    ...receivers,
    close: async () => {
      await Promise.all(Object.values(receivers).map((one) => one.close()))
    },
  }
}
export type ThreeReceivers = Awaited<ReturnType<typeof startThreeReceivers>>

/** The last event of each order in the store. */
const storedVersions = async (system: TestSystem, client: mongoose.mongo.MongoClient, orderNos: readonly string[]) => {
  const commits = client.db(`${system.databasePrefix}order`).collection('commits')
  const found = await commits.find({ streamType: 'order', streamId: { $in: [...orderNos] } }).toArray()
  const versions: Record<string, number> = {}
  for (const { streamId, version, events } of z.array(commit).parse(found))
    versions[streamId] = Math.max(versions[streamId] ?? 0, version + events.length - 1)
  return versions
}

const sameVersions = (one: Record<string, number>, other: Record<string, number>, orderNos: readonly string[]) =>
  orderNos.every((orderNo) => one[orderNo] !== undefined && one[orderNo] === other[orderNo])

/** Waits until views and receivers have what the store has, and compares all orders of these lives field by field. */
export const expectSameOrders = async (
  system: TestSystem,
  { feed, webhooks, kafka }: ThreeReceivers,
  lives: readonly OrderLives[],
): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  const ways = { feed, webhooks, kafka }
  const orderNos = lives.flatMap((one) => one.orderNos)
  try {
    const { views, received } = await waitFor(
      'the views and the three receivers to be level',
      async () => {
        const stored = await storedVersions(system, client, orderNos)
        const read = lives.flatMap((one) =>
          one.orderNos.map(async (orderNo) => [orderNo, await one.state(orderNo)] as const),
        )
        const states = Object.fromEntries(await Promise.all(read))
        const shown = Object.fromEntries(Object.entries(states).map(([orderNo, { version }]) => [orderNo, version]))
        const late = Object.entries({ views: shown, ...mapOf(ways, ({ orders }) => orders.versions()) }).flatMap(
          ([way, versions]) => (sameVersions(stored, versions, orderNos) ? [] : [way]),
        )
        if (late.length > 0) throw new Error(`${late.join(', ')} behind the store`)
        return { views: states, received: mapOf(ways, ({ orders }) => orders.states()) }
      },
      { timeoutMs: 200_000, intervalMs: 200 },
    )
    const own = (states: (typeof received)['feed']) => Object.fromEntries(orderNos.map((no) => [no, states[no]]))
    expect(mapOf(ways, ({ orders }) => orders.failures)).toEqual({ feed: [], webhooks: [], kafka: [] })
    for (const [way, states] of Object.entries(received)) expect({ [way]: own(states) }).toEqual({ [way]: views })
  } finally {
    await client.close()
  }
}

const mapOf = <Value, Result>(
  { feed, webhooks, kafka }: Record<'feed' | 'webhooks' | 'kafka', Value>,
  result: (value: Value) => Result,
) => ({ feed: result(feed), webhooks: result(webhooks), kafka: result(kafka) })
