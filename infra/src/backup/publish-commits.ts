import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import type { KafkaAccess } from '@pinline/chassis/kafka/kafka-access'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { Lease } from '@pinline/chassis/lease'
import { Relay } from '@pinline/chassis/outbox/relay'
import type { ServiceName } from '@pinline/events/event'
import { createLog } from '@pinline/telemetry/create-log'
import type mongoose from 'mongoose'
import { waitUntil } from '../processes/wait-until.ts'
import { databaseOf } from './backup-contents.ts'

const leaseMs = 6000
const patienceMs = 3_600_000

type Publishing = {
  readonly brokers: string
  readonly access: KafkaAccess
  readonly databasePrefix: string
  readonly write: (line: string) => void
}

/** Publishes all commits of a service that are marked for it, as its own relay would, and waits until Kafka has them. */
export const publishCommits = async (
  client: mongoose.mongo.MongoClient,
  service: ServiceName,
  { brokers, access, databasePrefix, write }: Publishing,
): Promise<void> => {
  const db = client.db(databaseOf(databasePrefix, service))
  const logger = createLog('restore', { LOG_LEVEL: 'error', LOG_FORMAT: 'text' })
  const clock = new Clock(db)
  await clock.start()
  const log = await kafkaLog(
    { clientId: 'pinline-restore', brokers: brokers.split(','), access, prefix: databasePrefix },
    logger,
  )
  const store = new EventStore(service, db, clock)
  const relay = new Relay({ store, log, lease: new Lease(db, 'relay', 'restore', leaseMs), logger })
  const all = await store.commits.countDocuments({ unpublished: true })
  let refused = 0
  relay.start()
  try {
    const isPublished = async () => {
      const left = await store.commits.countDocuments({ unpublished: true })
      refused = await store.commits.countDocuments({ unpublished: 'refused' })
      // A text counts as progress.
      return left === 0 || `${left}`
    }
    if (!(await waitUntil(isPublished, { timeoutMs: patienceMs, intervalMs: 100 })))
      throw new Error(`Kafka does not take the commits of ${service}`)
  } finally {
    await relay.stop()
    await log.close()
    clock.stop()
  }
  write(`${service}: ${all - refused} commits published${refused === 0 ? '' : `, ${refused} refused by Kafka`}`)
}
