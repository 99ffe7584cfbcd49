import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startService } from '@pinline/chassis/run-service'
import type { ReportProgress } from '@pinline/chassis/service'
import type { Envelope } from '@pinline/contracts/api/envelope'
import { envelope } from '@pinline/contracts/api/envelope'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import mongoose from 'mongoose'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { forgetGroups } from '../../harness/forget-groups.ts'
import type { TestServers } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutLevers, checkoutService, type checkoutView } from './checkout-service.ts'

const secret = randomBytes(24).toString('hex')
const nowhere = 'http://127.0.0.1:9'

export interface CheckoutResult {
  readonly status: number
  readonly position: string | undefined
  readonly body: Envelope
}

export interface CheckoutInstance {
  readonly url: string
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<CheckoutResult>
  /** The state of a checkout at a position: queried again while the response is stale. */
  readonly readSince: (checkout: string, position: string | undefined) => Promise<CheckoutResult>
  readonly stop: () => Promise<void>
}

export interface CheckoutInstallation extends CheckoutLevers {
  readonly prefix: string
  readonly db: mongoose.mongo.Db
  /** One more instance of the service on the same database, with another version of its view if given. */
  readonly start: (
    settings?: Record<string, string>,
    onStart?: (report: ReportProgress) => Promise<void>,
    view?: typeof checkoutView,
  ) => Promise<CheckoutInstance>
  /** Deletes the consumer groups, so that everything is consumed from the first offset again. */
  readonly forgetGroups: () => Promise<string[]>
  /** Stops every instance and drops the database. */
  readonly end: () => Promise<void>
}

/** An installation of the checkout service only, with its own database, topics and groups. */
export const installCheckout = async (servers: TestServers): Promise<CheckoutInstallation> => {
  const prefix = `till${randomBytes(4).toString('hex')}-`
  await createTopics(servers.kafka.brokers, prefix, readTopicSettings(process.env))
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const instances = new Set<CheckoutInstance>()
  const levers: CheckoutLevers = { due: new Set(), failing: new Set(), busy: new Set() }
  return {
    prefix,
    ...levers,
    db: client.db(`${prefix}notification`),
    start: async (settings = {}, onStart, view) => {
      const running = await startService(checkoutService(levers, onStart, view), {
        PINLINE_MODE: 'development',
        HOST: '127.0.0.1',
        SERVICE_PORT: '0',
        MONGODB_URL: servers.mongodb.url,
        MONGODB_DATABASE_PREFIX: prefix,
        KAFKA_BROKERS: servers.kafka.brokers,
        REDIS_URL: servers.redis.url,
        ACCOUNT_URL: nowhere,
        CATALOGUE_URL: nowhere,
        ORDER_URL: nowhere,
        NOTIFICATION_URL: nowhere,
        PUBLIC_URL: nowhere,
        PINLINE_DATA: join(servers.folder, prefix),
        INTERNAL_TOKEN: secret,
        TOKEN_SECRET: secret,
        VAULT_SECRET: secret,
        LOG_LEVEL: 'silent',
        // Tests that break rows by hand see them broken.
        RECONCILE_EVERY_SECONDS: '3600',
        ...settings,
      })
      const url = `http://127.0.0.1:${running.port}`
      const instance: CheckoutInstance = {
        url,
        post: async (path, body, headers = {}) => {
          const response = await fetch(url + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
            body: JSON.stringify(body),
          })
          return {
            status: response.status,
            position: response.headers.get('x-position') ?? undefined,
            body: envelope.parse(await response.json()),
          }
        },
        readSince: async (checkout, position = '') =>
          await waitFor(`${checkout} since ${position}`, async () => {
            const read = await instance.post('/internal/till/read', { checkout }, { 'x-position': position })
            return read.body.meta?.stale !== true && read
          }),
        stop: async () => {
          instances.delete(instance)
          await running.stop()
        },
      }
      instances.add(instance)
      return instance
    },
    forgetGroups: () => forgetGroups(servers.kafka.brokers, prefix),
    end: async () => {
      await Promise.all([...instances].map((instance) => instance.stop()))
      await client.close()
      await dropDatabases(servers.mongodb.url, prefix)
    },
  }
}
