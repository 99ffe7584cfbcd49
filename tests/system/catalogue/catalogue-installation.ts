import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { catalogueService } from '@pinline/catalogue/catalogue-service'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { type RunningService, startService } from '@pinline/chassis/run-service'
import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { type AnyEvent, topicOf } from '@pinline/events/event'
import { createTopics, deleteTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { SignJWT } from 'jose'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { Positions } from '../../harness/positions.ts'
import type { TestServers } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'

const secret = randomBytes(24).toString('hex')
const permissions = [
  ...[
    'products.read',
    'products.import',
    'products.export',
    'products.update',
    'prices.update',
    'cost-prices.read',
    'cost-prices.update',
  ],
  ...['stock.read', 'stock.export', 'stock.receive', 'stock.adjust', 'stock.announce'],
  ...['purchase-orders.read', 'purchase-orders.place', 'purchase-orders.receive', 'stock.reorder'],
  ...['suppliers.read', 'suppliers.update'],
  ...['stock-takes.read', 'stock-takes.start', 'stock-takes.count', 'stock-takes.approve'],
  ...[
    'categories.read',
    'categories.update',
    'currencies.read',
    'currencies.update',
    'languages.read',
    'languages.update',
    'settings.read',
    'ui-texts.read',
    'ui-texts.update',
  ],
  ...['content.read', 'content.update', 'content.review', 'content.archive'],
  ...['files.read', 'files.create', 'files.delete'],
  'visitors.read',
]
/** What staff may do whose session begins so: nothing, or all but see and set cost prices. */
const permissionsOf = (sessionId: string): string[] => {
  if (sessionId.startsWith('plain-')) return []
  return permissions.filter((key) => !sessionId.startsWith('costless-') || !key.startsWith('cost-prices.'))
}
const requested = z.object({ sessions: z.array(z.object({ sessionId: z.string() })) })

export interface Reply<Data> {
  readonly status: number
  readonly type: string | undefined
  readonly data: Data
  readonly refused: unknown
  readonly position: string
}

export interface CatalogueInstallation {
  /** Calls as any caller that the call permits: a visitor, a member of staff or another service. Reads its own writes. */
  readonly call: <C extends Call>(
    call: C,
    input: InputOf<C>,
    headers?: Record<string, string>,
  ) => Promise<Reply<OutputOf<C>>>
  readonly url: () => string
  readonly staffToken: string
  /** A token of any caller; `plain` for staff without permissions, `costless` without those for cost prices. */
  readonly tokenOf: (audience: 'buyer' | 'staff', id: string, lacking?: 'plain' | 'costless') => Promise<string>
  readonly db: mongoose.mongo.Db
  readonly dataFolder: string
  /** Publishes an event of an order, as the order service's relay would. */
  readonly publishOrderEvent: (orderNo: string, sequence: number, event: AnyEvent) => Promise<void>
  readonly restart: () => Promise<void>
  /** A second instance beside the first; returns its URL. */
  readonly startAnother: () => Promise<string>
  readonly end: () => Promise<void>
}

/** An upstream account service to which every session is alive. */
const startAccount = async () => {
  const server = createServer(async (request, response) => {
    const { data } = requested.safeParse(await json(request))
    const sessions = (data?.sessions ?? []).map(({ sessionId }) => ({
      alive: true,
      permissions: permissionsOf(sessionId),
    }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 200, msg: 'ok', data: { sessions } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The catalogue service alone on real servers, with demo products, and without the content that the shop comes with. */
export const installCatalogue = async (
  servers: TestServers,
  products: number,
  settings: Record<string, string> = {},
): Promise<CatalogueInstallation> => {
  const prefix = `catalogue${randomBytes(4).toString('hex')}-`
  // Suites side by side share the servers; their uploads must not meet.
  const dataFolder = join(servers.folder, prefix)
  await createTopics(servers.kafka.brokers, prefix, readTopicSettings(process.env))
  const account = await startAccount()
  const start = (): Promise<RunningService> =>
    startService(catalogueService, {
      PINLINE_MODE: 'development',
      SERVICE_PORT: '0',
      MONGODB_URL: servers.mongodb.url,
      MONGODB_DATABASE_PREFIX: prefix,
      KAFKA_BROKERS: servers.kafka.brokers,
      REDIS_URL: servers.redis.url,
      ACCOUNT_URL: account.url,
      CATALOGUE_URL: account.url,
      ORDER_URL: account.url,
      NOTIFICATION_URL: account.url,
      PUBLIC_URL: account.url,
      PINLINE_DATA: dataFolder,
      INTERNAL_TOKEN: secret,
      TOKEN_SECRET: secret,
      VAULT_SECRET: secret,
      RATE_LIMITS: 'off',
      DEMO_DATA: 'on',
      DEMO_PRODUCTS: String(products),
      SHOP_CONTENT: 'off',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...settings,
    })
  const running = [await start()]
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const log = await kafkaLog(
    { clientId: 'test-order', brokers: [servers.kafka.brokers], prefix },
    pino({ level: 'silent' }),
  )
  const producer = await log.producer()
  const tokenOf = (audience: 'buyer' | 'staff', id: string, lacking?: 'plain' | 'costless'): Promise<string> =>
    new SignJWT({ sid: `${lacking ?? 'session'}-${randomBytes(12).toString('hex')}` })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('pinline')
      .setAudience(audience)
      .setSubject(id)
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode(secret))
  const staffToken = await tokenOf('staff', 's-0000000001')
  const url = () => `http://127.0.0.1:${running[0]?.port ?? 0}`
  const bearerOf = (call: Call): string | undefined => {
    if (call.access.kind === 'internal') return secret
    return call.access.kind === 'staff' ? staffToken : undefined
  }
  const positions = new Positions()
  return {
    url,
    staffToken,
    tokenOf,
    db: client.db(`${prefix}catalogue`),
    dataFolder,
    call: async (call, input, headers = {}) => {
      const bearer = bearerOf(call)
      const send = async () => {
        const response = await fetch(url() + urlPathOf(call.path), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
            ...positions.header(),
            ...headers,
          },
          body: JSON.stringify(input),
        })
        positions.keep(response)
        return { response, body: envelope.parse(await response.json()) }
      }
      const first = await send()
      // A view that is more than two seconds late says so: a reader of their own writes queries again.
      const isStale = ({ body }: typeof first) => call.effect !== 'command' && body.meta?.stale === true
      const { response, body } = isStale(first)
        ? await waitFor(`${call.name} of the present`, async () => {
            const again = await send()
            return !isStale(again) && again
          })
        : first
      return {
        status: response.status,
        type: body.meta?.type,
        data: (body.code === 200 ? call.output.parse(body.data) : undefined) as OutputOf<typeof call>,
        refused: body.code === 200 ? undefined : body.data,
        position: response.headers.get('x-position') ?? '',
      }
    },
    publishOrderEvent: async (orderNo, sequence, event) => {
      const message = toCloudEvent({
        id: `${orderNo}@${sequence}`,
        service: 'order',
        streamType: 'order',
        streamId: orderNo,
        sequence,
        event,
        actor: { kind: 'service', id: 'order' },
        correlationId: 'test',
        causationId: 'test',
        recordedAt: new Date().toISOString(),
      })
      await producer.send([{ topic: topicOf('order'), key: orderNo, value: JSON.stringify(message), headers: {} }])
    },
    restart: async () => {
      await running.shift()?.stop()
      running.unshift(await start())
    },
    startAnother: async () => {
      const another = await start()
      running.push(another)
      return `http://127.0.0.1:${another.port}`
    },
    end: async () => {
      await client.close()
      await Promise.all(running.map((instance) => instance.stop()))
      await producer.close()
      await log.close()
      await account.stop()
      await dropDatabases(servers.mongodb.url, prefix)
      await deleteTopics(servers.kafka.brokers, prefix)
    },
  }
}
