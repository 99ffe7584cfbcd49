import type { ServiceName } from '@pinline/events/event'
import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { Clock } from '../clock.ts'
import { Claims } from '../event-store/claims.ts'
import { EventStore } from '../event-store/event-store.ts'
import { Vault } from '../event-store/vault.ts'
import { kafkaLog } from '../kafka/kafka-log.ts'
import type { EventLog } from '../kafka/kafka-port.ts'
import { Keys } from '../keys/keys.ts'
import { Lease } from '../lease.ts'
import { Parked } from '../parked.ts'
import { randomId } from '../random-id.ts'
import type { BaseConfig } from '../read-config.ts'

const leaseMs = 6000

/** The storage of a service, opened and indexed. */
export interface Storage {
  readonly db: mongoose.mongo.Db
  readonly clock: Clock
  readonly store: EventStore
  readonly keys: Keys
  readonly vault: Vault
  readonly claims: Claims
  readonly parked: Parked
  readonly eventLog: EventLog
  /** A lease of this instance. */
  readonly leaseFor: (name: string) => Lease
  /** Closes the connection to MongoDB; the event log is closed before. */
  readonly close: () => Promise<void>
}

export const openStorage = async (service: ServiceName, config: BaseConfig, log: Logger): Promise<Storage> => {
  const database = `${config.MONGODB_DATABASE_PREFIX}${service}`
  const connection = await mongoose
    .createConnection(config.MONGODB_URL, {
      appName: `pinline-${service}`,
      dbName: database,
      maxPoolSize: 40,
      serverSelectionTimeoutMS: 10_000,
    })
    .asPromise()
  const db = connection.getClient().db(database)
  const clock = new Clock(db)
  await clock.start()
  const store = new EventStore(service, db, clock)
  const keys = await Keys.open(db, { current: config.VAULT_SECRET, previous: config.VAULT_SECRET_PREVIOUS })
  const vault = new Vault(db, keys, clock)
  const claims = new Claims(db, keys, clock)
  const parked = new Parked(db)
  await Promise.all([store, vault, claims, parked].map((indexed) => indexed.ensureIndexes()))
  const eventLog = await kafkaLog(
    {
      clientId: `pinline-${service}`,
      brokers: config.KAFKA_BROKERS,
      access: config.kafkaAccess,
      prefix: config.MONGODB_DATABASE_PREFIX,
    },
    log,
  )
  const instance = randomId(service)
  return {
    db,
    clock,
    store,
    keys,
    vault,
    claims,
    parked,
    eventLog,
    leaseFor: (name) => new Lease(db, name, instance, leaseMs),
    close: async () => {
      clock.stop()
      await connection.close()
    },
  }
}
