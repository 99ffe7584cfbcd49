import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { type RunningService, startService } from '@pinline/chassis/run-service'
import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { buyerId, staffId } from '@pinline/events/ids'
import { freePorts } from '@pinline/infra/machine/free-port'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { orderService } from '@pinline/order/order-service'
import { SignJWT } from 'jose'
import mongoose from 'mongoose'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { Positions } from '../../harness/positions.ts'
import { roomyOrders } from '../../harness/roomy-orders.ts'
import type { TestServers } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { startUpstreamServices, type UpstreamServices } from './upstream-services.ts'

const secret = randomBytes(24).toString('hex')

export interface Reply<Data> {
  readonly status: number
  readonly code: number
  readonly type: string | undefined
  readonly data: Data
  readonly refused: Readonly<Record<string, unknown>>
  readonly position: string | undefined
}

/** A caller that keeps the position of its last command: clients keep those of all, but tests lose rows on purpose. */
export interface Person {
  readonly id: string
  readonly token: string
  /** Of the last command, and of what others have written. */
  readonly positions: () => Positions
  readonly call: <C extends Call>(
    call: C,
    input: InputOf<C>,
    headers?: Record<string, string>,
  ) => Promise<Reply<OutputOf<C>>>
  /** From now on this person's reads wait for what the other has written, as after word from a colleague. */
  readonly follow: (other: Person) => void
  /** The same person at another instance, on another device. */
  readonly at: (url: string) => Person
}

export interface OrderInstallation {
  readonly upstream: UpstreamServices
  readonly db: mongoose.mongo.Db
  readonly walletSecret: string
  readonly url: () => string
  readonly buyer: () => Promise<Person>
  readonly staff: () => Promise<Person>
  readonly visitor: Person
  /** Another service. */
  readonly internal: Person
  /** Ends the service as a crash would not: use it to start again with other settings. */
  readonly restart: (settings?: Record<string, string>, interim?: () => Promise<void>) => Promise<void>
  /** A second instance beside the first; returns its URL. */
  readonly startSecondInstance: () => Promise<string>
  readonly end: () => Promise<void>
}

/** Puts the input's fields into the places of a path like `/wallet/attempts/{id}/pay`. */
const filled = (path: string, input: unknown): string => {
  const fields = new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields.get(name) ?? '')))
}

/** The order service alone on real servers, with scripted upstream services. */
export const installOrder = async (
  servers: TestServers,
  settings: Record<string, string | undefined> = {},
): Promise<OrderInstallation> => {
  const prefix = `order${randomBytes(4).toString('hex')}-`
  await createTopics(servers.kafka.brokers, prefix, readTopicSettings(process.env))
  const upstream = await startUpstreamServices()
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const [port = 0] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const start = (more: Record<string, string>): Promise<RunningService> =>
    startService(orderService, {
      PINLINE_MODE: 'development',
      SERVICE_PORT: String(port),
      MONGODB_URL: servers.mongodb.url,
      MONGODB_DATABASE_PREFIX: prefix,
      KAFKA_BROKERS: servers.kafka.brokers,
      REDIS_URL: servers.redis.url,
      ACCOUNT_URL: upstream.url,
      CATALOGUE_URL: upstream.url,
      ORDER_URL: url,
      NOTIFICATION_URL: upstream.url,
      PUBLIC_URL: url,
      // Documents are stored by their number, which begins anew in each installation.
      PINLINE_DATA: join(servers.folder, prefix),
      INTERNAL_TOKEN: secret,
      TOKEN_SECRET: secret,
      VAULT_SECRET: secret,
      WALLET_SECRET: secret,
      RATE_LIMITS: 'off',
      ...roomyOrders,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...settings,
      ...more,
    })
  let running = await start({})
  const beside: RunningService[] = []

  const person = (id: string, token: string, at = url): Person => {
    const ofOthers = new Positions()
    let own = new Positions()
    const positions = () => {
      const all = new Positions()
      all.follow(ofOthers)
      all.follow(own)
      return all
    }
    return {
      id,
      token,
      positions,
      follow: (other) => ofOthers.follow(other.positions()),
      at: (other) => person(id, token, other),
      call: async (call, input, headers = {}) => {
        const asGet = call.effect === 'get'
        const send = async () => {
          const response = await fetch(at + urlPathOf(filled(call.path, input)), {
            method: asGet ? 'GET' : 'POST',
            headers: {
              'content-type': 'application/json',
              ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
              ...positions().header(),
              ...headers,
            },
            ...(asGet ? {} : { body: JSON.stringify(input) }),
          })
          return { response, body: envelope.parse(await response.json()) }
        }
        const first = await send()
        // A view that is more than two seconds late says so: a reader of their own writes queries again.
        const isStale = (answered: typeof first) => call.effect !== 'command' && answered.body.meta?.stale === true
        const { response, body } = isStale(first)
          ? await waitFor(`${call.name} of the present`, async () => {
              const again = await send()
              return !isStale(again) && again
            })
          : first
        if (response.headers.has('x-position')) {
          own = new Positions()
          own.keep(response)
        }
        const ok = body.code === 200
        return {
          status: response.status,
          code: body.code,
          type: body.meta?.type,
          data: (ok ? call.output.parse(body.data) : undefined) as OutputOf<typeof call>,
          refused: (ok ? {} : (body.data ?? {})) as Record<string, unknown>,
          position: response.headers.get('x-position') ?? undefined,
        }
      },
    }
  }
  const tokenFor = async (id: string, audience: 'buyer' | 'staff'): Promise<string> =>
    await new SignJWT({ sid: `session-${randomBytes(12).toString('hex')}` })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('pinline')
      .setAudience(audience)
      .setSubject(id)
      // Longer than real ones: tests let time pass.
      .setExpirationTime('30d')
      .sign(new TextEncoder().encode(secret))
  const newPerson = async (audience: 'buyer' | 'staff'): Promise<Person> => {
    const random = randomBytes(10).toString('hex')
    const id = audience === 'buyer' ? buyerId.parse(`b-${random}`) : staffId.parse(`s-${random}`)
    return person(id, await tokenFor(id, audience))
  }
  return {
    upstream,
    db: client.db(`${prefix}order`),
    walletSecret: secret,
    url: () => url,
    buyer: () => newPerson('buyer'),
    staff: () => newPerson('staff'),
    visitor: person('', ''),
    internal: person('', secret),
    restart: async (more = {}, interim) => {
      await running.stop()
      await interim?.()
      running = await start(more)
    },
    startSecondInstance: async () => {
      const [port = 0] = await freePorts(1)
      beside.push(await start({ SERVICE_PORT: String(port) }))
      return `http://127.0.0.1:${port}`
    },
    end: async () => {
      await Promise.all([running, ...beside].map((instance) => instance.stop()))
      await upstream.stop()
      await client.close()
      await dropDatabases(servers.mongodb.url, prefix)
    },
  }
}
