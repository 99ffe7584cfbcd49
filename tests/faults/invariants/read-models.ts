import { accountService } from '@pinline/account/account-service'
import { catalogueService } from '@pinline/catalogue/catalogue-service'
import { Clock } from '@pinline/chassis/clock'
import { Claims } from '@pinline/chassis/event-store/claims'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { Vault } from '@pinline/chassis/event-store/vault'
import type { LogReader } from '@pinline/chassis/kafka/kafka-port'
import { Keys } from '@pinline/chassis/keys/keys'
import { processMetrics } from '@pinline/chassis/metrics'
import { readConfig } from '@pinline/chassis/read-config'
import { applyEvent, type StoredRow } from '@pinline/chassis/read-models/apply-event'
import { type AnyProjection, rowIdOf, viewKey, viewName } from '@pinline/chassis/read-models/projection'
import type { Service as ServiceDefinition } from '@pinline/chassis/service'
import type { RecordedEvent } from '@pinline/events/event'
import { notificationService } from '@pinline/notification/notification-service'
import { orderService } from '@pinline/order/order-service'
import { pino } from 'pino'
import { z } from 'zod'
import { type Commits, databaseOf, eventsOf, services, type TestEnvironment } from './commits.ts'

const liveGeneration = z.object({ live: z.int() })
const nowhere = 'http://127.0.0.1:9'
const dummy = 'a-secret-of-nobody-that-signs-nothing'

const unread = () => Promise.reject(new Error('a composition that is only read reads no log'))
const unreadLog: LogReader = {
  installation: unread,
  spans: unread,
  placesAt: unread,
  fetch: unread,
  read: unread,
  close: () => Promise.resolve(),
}

/** A service's projections, from its own composition, which is built but never started. */
const projectionsOf = async <Own extends object>(
  environment: TestEnvironment,
  service: ServiceDefinition<Own>,
): Promise<readonly AnyProjection[]> => {
  const db = databaseOf(environment, service.name)
  const clock = new Clock(db)
  const config = readConfig(
    {
      PINLINE_MODE: 'development',
      SERVICE_PORT: '0',
      MONGODB_URL: 'mongodb://127.0.0.1:9',
      MONGODB_DATABASE_PREFIX: environment.prefix,
      KAFKA_BROKERS: environment.brokers,
      REDIS_URL: 'redis://127.0.0.1:9',
      ACCOUNT_URL: nowhere,
      CATALOGUE_URL: nowhere,
      ORDER_URL: nowhere,
      NOTIFICATION_URL: nowhere,
      PUBLIC_URL: nowhere,
      PINLINE_DATA: '/nowhere',
      INTERNAL_TOKEN: dummy,
      TOKEN_SECRET: dummy,
      VAULT_SECRET: dummy,
      WALLET_SECRET: dummy,
      LOG_LEVEL: 'silent',
    },
    service.config,
  )
  const keys = new Keys({ current: dummy }, { secret: dummy, isPlain: false })
  const composition = await service.compose({
    config,
    db,
    clock,
    store: new EventStore(service.name, db, clock),
    keys,
    vault: new Vault(db, keys, clock),
    claims: new Claims(db, keys, clock),
    log: pino({ level: 'silent' }),
    metrics: processMetrics(service.name),
    newId: (prefix) => `${prefix}-never`,
    call: () => Promise.reject(new Error('a composition that is only read calls nobody')),
    wake: () => undefined,
    logReader: unreadLog,
    view: (projection) => db.collection(viewName({ projection, generation: 1 })),
    waitFor: async () => true,
    changes: () => ({ started: Promise.resolve(), stop: async () => undefined }),
    fieldChanges: () => ({ started: Promise.resolve(), stop: async () => undefined }),
  })
  return composition.projections ?? []
}

const fold = (projection: AnyProjection, events: readonly RecordedEvent[]): Map<string, StoredRow> => {
  const rows = new Map<string, StoredRow>()
  for (const event of events) {
    const id = rowIdOf(projection, event)
    if (id === undefined) continue
    const applied = applyEvent(projection, id, rows.get(id), event)
    if (applied.outcome !== 'applied') throw new Error(`${projection.name}: ${event.id} is a ${applied.outcome}`)
    rows.set(id, applied.row)
  }
  return rows
}

/** Equal text for equal content, whatever the order of the keys; `_v` counts writes and may differ. */
const textOf = (row: unknown): string =>
  JSON.stringify(row, (key, value: unknown) => {
    if (key === '_v') return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

/**
 * Invariant 5: each live row of every service's read models equals the fold of the commits by the service's own
 * projection, no row is missing or surplus, and no key is parked.
 */
export const checkReadModels = async (environment: TestEnvironment, commits: Commits): Promise<string[]> => {
  const events = services.flatMap((service) => eventsOf(commits, service))
  const violations: string[] = []
  const check = async <Own extends object>(service: ServiceDefinition<Own>) => {
    const db = databaseOf(environment, service.name)
    const parked = await db.collection('parked').countDocuments()
    if (parked > 0) violations.push(`read models: ${parked} keys of ${service.name} are parked`)
    for (const projection of await projectionsOf(environment, service)) {
      const due = fold(projection, events)
      const { live: generation } = liveGeneration.parse(
        await db.collection<{ _id: string }>('view-generations').findOne({ _id: viewKey(projection) }),
      )
      const stored = await db.collection<{ _id: string }>(viewName({ projection, generation })).find().toArray()
      const found = new Map(stored.map((row) => [row._id, textOf(row)]))
      const wrong = [...due].filter(([id, row]) => found.get(id) !== textOf(row))
      const surplus = [...found.keys()].filter((id) => !due.has(id))
      if (wrong.length > 0) {
        const [id, row] = wrong[0] ?? ['', undefined]
        violations.push(
          `read models: ${wrong.length} rows of ${projection.name} differ, e.g. ${id}: ${found.get(id)} instead of ${textOf(row)}`,
        )
      }
      if (surplus.length > 0) violations.push(`read models: ${surplus.length} rows of ${projection.name} are too many`)
    }
  }
  await check(orderService)
  await check(catalogueService)
  await check(accountService)
  await check(notificationService)
  return violations
}
