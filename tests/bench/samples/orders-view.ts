import { randomBytes } from 'node:crypto'
import { Claims } from '@pinline/chassis/event-store/claims'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { Vault } from '@pinline/chassis/event-store/vault'
import { Keys } from '@pinline/chassis/keys/keys'
import { processMetrics } from '@pinline/chassis/metrics'
import { readConfig } from '@pinline/chassis/read-config'
import type { AnyProjection } from '@pinline/chassis/read-models/projection'
import { orderService } from '@pinline/order/order-service'
import { pino } from 'pino'
import type { TestServers } from '../../harness/start-servers.ts'
import type { Scratch } from '../scratch.ts'

const nowhere = 'http://127.0.0.1:9'

/** The view `orders` from the order service's composition; no service is started. */
export const ordersView = async (servers: TestServers, { db, clock, prefix }: Scratch): Promise<AnyProjection> => {
  const secret = randomBytes(24).toString('hex')
  const config = readConfig(
    {
      PINLINE_MODE: 'development',
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
      PINLINE_DATA: servers.folder,
      INTERNAL_TOKEN: secret,
      TOKEN_SECRET: secret,
      VAULT_SECRET: secret,
      WALLET_SECRET: secret,
    },
    orderService.config,
  )
  const keys = new Keys({ current: secret }, { secret, isPlain: false })
  const { projections = [] } = await orderService.compose({
    config,
    db,
    store: new EventStore('order', db, clock),
    keys,
    vault: new Vault(db, keys, clock),
    claims: new Claims(db, keys, clock),
    clock,
    log: pino({ level: 'silent' }),
    metrics: processMetrics('order'),
    newId: (kind) => kind,
    call: () => Promise.reject(new Error('nobody is called')),
    wake: () => undefined,
    get logReader(): never {
      throw new Error('no log is read')
    },
    view: (of) => db.collection(`view-${of.name}`),
    changes: () => ({ started: Promise.resolve(), stop: async () => undefined }),
    fieldChanges: () => ({ started: Promise.resolve(), stop: async () => undefined }),
    waitFor: async () => true,
  })
  const found = projections.find(({ name }) => name === 'orders')
  if (found === undefined) throw new Error('the order service has no view of orders')
  return found
}
