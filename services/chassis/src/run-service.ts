import { randomBytes } from 'node:crypto'
import { getServiceOperations } from '@pinline/contracts/api/operations'
import type { AnyEvent, ServiceName } from '@pinline/events/event'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { storedOutbox } from './audit/audit-outbox.ts'
import { auditRecorder } from './audit/audit-recorder.ts'
import { AuditShipper } from './audit/audit-shipper.ts'
import { sendAudit } from './audit/send-audit.ts'
import { shipAudit } from './audit/ship-audit.job.ts'
import { Clock } from './clock.ts'
import { Claims } from './event-store/claims.ts'
import { EventStore } from './event-store/event-store.ts'
import { Vault } from './event-store/vault.ts'
import { uploadFolderOf } from './files/upload-folder.ts'
import { accountSessionClient } from './http/account-session-client.ts'
import { api } from './http/api.ts'
import { authenticator } from './http/authenticate.ts'
import { result } from './http/call-result.ts'
import { callService } from './http/call-service.ts'
import { drainOf } from './http/drain.ts'
import { redisLimit, unlimited } from './http/limits.ts'
import { route } from './http/route.ts'
import { type Job, JobRunner } from './jobs/job.ts'
import { kafkaLog } from './kafka/kafka-port.ts'
import { Lease } from './lease.ts'
import { processMetrics } from './metrics.ts'
import { behindOf, operationsOf } from './operations.ts'
import { operatorRoutes } from './operator-routes.ts'
import { Relay } from './outbox/relay.ts'
import { wakeRelayOnCommit } from './outbox/wake-relay-on-commit.ts'
import { Parked } from './parked.ts'
import { activateReactions, reactAgain, reactionConsumer, runReactions } from './reactions/reaction.ts'
import { redeliver } from './reactions/redeliver.ts'
import { retryReactions } from './reactions/retry-reactions.ts'
import { type BaseConfig, readConfig } from './read-config.ts'
import { Backfill } from './read-models/backfill.ts'
import { Generations } from './read-models/generations.ts'
import type { AnyProjection, DefinedProjection, RowMetadata } from './read-models/projection.ts'
import { watchView } from './read-models/view-changes.ts'
import { ViewFeeds } from './read-models/view-feeds.ts'
import { waitForPositions } from './read-models/wait-for-positions.ts'
import type { Platform, Service } from './service.ts'

const leaseMs = 6000
const drainMs = 8000
const keepAliveMs = 65_000
/** A connection on which nothing moves; a slow upload may take as long as it takes. */
const idleMs = 120_000

/** 24 base-36 characters: 120 random bits. */
export const randomId = (prefix: string): string => {
  const bits = BigInt(`0x${randomBytes(16).toString('hex')}`)
  return `${prefix}-${bits.toString(36).padStart(25, '0').slice(-24)}`
}

const urlOf = (config: BaseConfig, service: ServiceName): string =>
  ({
    account: config.ACCOUNT_URL,
    catalogue: config.CATALOGUE_URL,
    order: config.ORDER_URL,
    notification: config.NOTIFICATION_URL,
  })[service]

export interface RunningService {
  readonly port: number
  /** Drains what is in flight and closes everything, within ten seconds. */
  readonly stop: () => Promise<void>
}

/**
 * Brings a service up: store, relay, views, reactions, jobs, HTTP. Ready only when changed views are filled and `onStart`
 * is done.
 */
export const startService = async <Own extends object>(
  service: Service<Own>,
  environment: NodeJS.ProcessEnv,
): Promise<RunningService> => {
  const config = readConfig(environment, service.config)
  const instance = randomId(service.name)
  const log = pino({ level: config.LOG_LEVEL, base: { service: service.name, pid: process.pid } })
  const connection = await mongoose
    .createConnection(config.MONGODB_URL, {
      dbName: `${config.MONGODB_DATABASE_PREFIX}${service.name}`,
      maxPoolSize: 40,
      serverSelectionTimeoutMS: 10_000,
    })
    .asPromise()
  const db = connection.getClient().db(`${config.MONGODB_DATABASE_PREFIX}${service.name}`)
  const clock = new Clock(db)
  await clock.start()
  const store = new EventStore(service.name, db, clock)
  const vault = new Vault(db, config.VAULT_SECRET, clock)
  const claims = new Claims(db, config.VAULT_SECRET, clock)
  const parked = new Parked(db)
  await Promise.all([store, vault, claims, parked].map((indexed) => indexed.ensureIndexes()))
  const eventLog = await kafkaLog(
    { clientId: `pinline-${service.name}`, brokers: config.KAFKA_BROKERS, prefix: config.MONGODB_DATABASE_PREFIX },
    log,
  )
  const projections: AnyProjection[] = []
  const generations: Generations = new Generations(db, clock, projections, () => feeds.follow())
  const reading = { service: service.name, db, log: eventLog, parked, clock, logger: log }
  const feeds = new ViewFeeds(reading, generations)
  const stops = new Set<() => Promise<void>>()
  let runner: JobRunner | undefined
  const leaseFor = (name: string) => new Lease(db, name, instance, leaseMs)

  const platform: Platform<Own> = {
    config,
    db,
    store,
    vault,
    claims,
    clock,
    log,
    newId: randomId,
    call: (name, call, input, options) => callService(urlOf(config, name), config.INTERNAL_TOKEN, call, input, options),
    wake: (jobName, id, at) => runner?.wake(jobName, id, at),
    view: <Row extends object, Event extends AnyEvent>(projection: DefinedProjection<Row, Event>) =>
      generations.collection<Row & RowMetadata & { _id: string }>(projection),
    waitFor: (views, positions) => waitForPositions(generations, views, positions),
    changes: (projection, notify, switched = () => undefined) => {
      const close = watchView(generations, projection, notify, switched)
      const stop = async () => {
        stops.delete(stop)
        await close()
      }
      stops.add(stop)
      return stop
    },
  }
  const composition = await service.compose(platform)
  projections.push(...(composition.projections ?? []))
  const reactions = composition.reactions ?? []
  await generations.start()
  await feeds.prepare()

  const auditOutbox = await storedOutbox(db)
  const shipper = new AuditShipper(
    auditOutbox,
    composition.recordAudit ?? sendAudit(config.ACCOUNT_URL, config.INTERNAL_TOKEN),
    log,
  )
  const audit = auditRecorder({
    service: service.name,
    outbox: auditOutbox,
    shipper,
    now: () => clock.now(),
    newId: randomId,
    logger: log,
    includeBuyers: composition.recordAudit !== undefined,
  })

  const sweepClaims: Job = {
    name: 'sweep-claims',
    sweepEveryMs: 60_000,
    due: async () => ['all'],
    run: async () => void (await claims.sweep()),
  }
  runner = new JobRunner(
    {
      service: service.name,
      prefix: config.MONGODB_DATABASE_PREFIX,
      redisUrl: config.REDIS_URL,
      clock,
      logger: log,
      leaseFor: (job) => leaseFor(`job-${job}`),
    },
    [
      ...(composition.jobs ?? []),
      sweepClaims,
      shipAudit(auditOutbox, shipper),
      ...feeds.jobs(),
      retryReactions(reading, reactions),
    ],
  )
  const relay = new Relay({ store, log: eventLog, lease: leaseFor('relay'), logger: log })
  const redis = new Redis(config.REDIS_URL, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  redis.on('error', () => undefined)
  const stopCalls = wakeRelayOnCommit(
    { redis, store, relay },
    `${config.MONGODB_DATABASE_PREFIX}${service.name}-outbox`,
  )

  const metrics = processMetrics(service.name)
  let ready = false
  const filling = new Backfill({ service: service.name, log: eventLog, generations, feeds, logger: log })
  const operationsRoute = route(getServiceOperations, async () =>
    result(
      await operationsOf({
        service: service.name,
        log: eventLog,
        relay,
        parked,
        now: () => clock.now(),
        generations,
        reactions,
      }),
    ),
  )
  const reactionBehind = (consumer: string) =>
    reactions.find((reaction) => reactionConsumer(service.name, reaction.name) === consumer)
  const app = api(
    {
      authenticate: authenticator({
        tokenSecret: config.TOKEN_SECRET,
        internalToken: config.INTERNAL_TOKEN,
        sessionClient: composition.sessionClient ?? accountSessionClient(config.ACCOUNT_URL, config.INTERNAL_TOKEN),
        now: () => clock.now(),
      }),
      limit: config.RATE_LIMITS === 'off' ? unlimited : redisLimit(redis, config.MONGODB_DATABASE_PREFIX),
      store,
      audit,
      uploadFolder: uploadFolderOf(config.PINLINE_DATA, service.name),
      waitFor: platform.waitFor,
      log,
      metrics,
      secureCookies: config.PUBLIC_URL.startsWith('https:'),
      isOpen: () => ready,
      unready: async () => {
        if (!ready) return filling.reasons().length > 0 ? filling.reasons() : ['it is starting or stopping']
        return await db.command({ ping: 1 }).then(
          () => [],
          () => ['MongoDB does not answer'],
        )
      },
    },
    {
      routes: [
        ...composition.routes,
        operationsRoute,
        ...operatorRoutes({
          db,
          generations,
          feeds,
          parked,
          clock,
          reactionOf: (consumer) => reactionBehind(consumer)?.name,
          reactAgain: async (consumer, key) => {
            const reaction = reactionBehind(consumer)
            if (reaction !== undefined) await reactAgain(reading, reaction, key)
          },
          behind: (viewed) => behindOf(eventLog, service.name, viewed),
        }),
      ],
      resources: composition.resources ?? [],
      eventStreams: composition.eventStreams ?? [],
      pages: composition.pages ?? (() => undefined),
    },
  )
  const server = app.listen(config.SERVICE_PORT, config.HOST)
  // Longer than a caller keeps an idle connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = keepAliveMs
  server.requestTimeout = 0
  server.setTimeout(idleMs)
  const drain = drainOf(server)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })

  relay.start()
  const fed = feeds.start()
  if (generations.filling().length > 0) {
    // What is decided on a view waits for it, but no reaction is to miss what it would have heard from here on.
    await Promise.all([fed, activateReactions(reading, reactions)])
    await filling.wait()
  }
  await Promise.all([composition.onStart?.(), fed, runReactions(reading, reactions)])
  runner.start()
  ready = true
  void redeliver(reading, reactions)
  log.info({ port: config.SERVICE_PORT }, 'ready')

  const stop = async () => {
    ready = false
    await drain(drainMs)
    await audit.stop()
    await composition.onStop?.()
    await Promise.all([...stops].map((end) => end()))
    await Promise.race([
      Promise.all([relay.stop(), runner?.stop(), eventLog.close()]),
      new Promise((resolve) => setTimeout(resolve, 4000).unref()),
    ])
    generations.stop()
    clock.stop()
    stopCalls()
    redis.disconnect()
    await connection.close()
  }
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : config.SERVICE_PORT, stop }
}

/** `main.ts` of a service: start, and stop gracefully on SIGTERM or SIGINT with exit code 0. */
export const runService = async <Own extends object>(service: Service<Own>): Promise<void> => {
  try {
    const running = await startService(service, process.env)
    let stopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        running.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  }
}
