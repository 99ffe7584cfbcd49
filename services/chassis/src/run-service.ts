import { flushCompileCache } from 'node:module'
import { startTelemetry } from '@pinline/telemetry/start-telemetry'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { atMost } from './at-most.ts'
import { eventTail } from './browse/tail-events.ts'
import type { Job, JobRunner } from './jobs/job.ts'
import { type ProcessMetrics, processMetrics } from './metrics.ts'
import { Relay } from './outbox/relay.ts'
import { wakeRelayOnCommit } from './outbox/wake-relay-on-commit.ts'
import { activateReactions, runReactions } from './reactions/reaction.ts'
import { redeliver } from './reactions/redeliver.ts'
import { retryReactions } from './reactions/retry-reactions.ts'
import { ConfigError, readConfig } from './read-config.ts'
import { Backfill } from './read-models/backfill.ts'
import { Generations } from './read-models/generations.ts'
import type { AnyProjection } from './read-models/projection.ts'
import { rebuildLearned } from './read-models/skipped-types.ts'
import { ViewFeeds } from './read-models/view-feeds.ts'
import type { ReportProgress, Service } from './service.ts'
import { environmentRoute } from './settings/shown-variables.ts'
import { createApp } from './start/create-app.ts'
import { createJobRunner } from './start/create-job-runner.ts'
import { createPlatform } from './start/create-platform.ts'
import { createReconciliation } from './start/create-reconciliation.ts'
import { listen } from './start/listen.ts'
import { openStorage, type Storage } from './start/open-storage.ts'
import { startAudit } from './start/start-audit.ts'
import { sampleState } from './telemetry/sample-state.ts'
import { workObservers } from './telemetry/work-observers.ts'

const closeMs = 4000

export interface RunningService {
  readonly port: number
  /** Drains what is in flight and closes everything, within ten seconds. */
  readonly stop: () => Promise<void>
}

const sweepClaims = ({ claims }: Storage): Job => ({
  name: 'sweep-claims',
  sweepEveryMs: 60_000,
  due: async () => ['all'],
  run: async () => void (await claims.sweep()),
})

const relayOf = ({ store, eventLog, leaseFor }: Storage, metrics: ProcessMetrics, logger: Logger): Relay =>
  new Relay({
    ...{ store, log: eventLog, lease: leaseFor('relay'), logger },
    onRefused: (count) => metrics.refusedStreams.set(count),
  })

/** A client that fails at once while Redis is away: nothing that a request waits for depends on it. */
const openRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  redis.on('error', () => undefined)
  return redis
}

/**
 * Starts a service: store, relay, views, reactions, jobs, HTTP. It is ready once changed views are backfilled and
 * `onStart` is done.
 */
export const startService = async <Own extends object>(
  service: Service<Own>,
  environment: NodeJS.ProcessEnv,
): Promise<RunningService> => {
  const { name } = service
  const config = readConfig(environment, service.config)
  const prefix = config.MONGODB_DATABASE_PREFIX
  const metrics = processMetrics(name)
  const { log, stopTracing } = await startTelemetry(name, config)
  const storage = await openStorage(name, config, log)
  const { db, clock, store, parked, eventLog } = storage

  const projections: AnyProjection[] = []
  const generations: Generations = new Generations(db, clock, projections, () => feeds.follow(), config)
  const externalEffectMaxMs = config.EXTERNAL_EFFECT_MAX_DAYS * 86_400_000
  const observers = workObservers(metrics)
  const consumed = { service: name, db, log: eventLog, parked, clock, logger: log, externalEffectMaxMs }
  const consuming = { ...consumed, ...observers.ofReactions }
  const feeds = new ViewFeeds(consuming, generations)
  const backfill = new Backfill({ service: name, log: eventLog, generations, feeds, parked, logger: log })
  let runner: JobRunner | undefined
  const { platform, endSubscriptions } = createPlatform({
    ...{ config, storage, generations, log, metrics },
    wake: (jobName, id, at) => runner?.wake(jobName, id, at),
  })
  const composition = await service.compose(platform)
  const reactions = composition.reactions ?? []
  projections.push(...(composition.projections ?? []))
  await generations.start()
  await rebuildLearned(db, generations, projections, log)
  await feeds.prepare()

  const { audit, job: shipAudit } = await startAudit(platform, composition)
  const { reconciliation, views, streams } = await createReconciliation({ platform, storage, generations, composition })
  const ownJobs = [sweepClaims(storage), shipAudit, ...feeds.jobs(), retryReactions(consuming, reactions)]
  const jobs = [...(composition.jobs ?? []), ...ownJobs, reconciliation.job()]
  runner = await createJobRunner({ service: name, config, storage, logger: log, ...observers.ofJobs }, jobs)
  const relay = relayOf(storage, metrics, log)
  const redis = openRedis(config.REDIS_URL)
  const stopWaking = wakeRelayOnCommit({ redis, store, relay }, `${prefix}${name}-outbox`)

  let ready = false
  const isReady = () => ready
  let progress = 'it is starting'
  const tail = eventTail(store)
  const app = createApp({
    ...{ platform, storage, composition, generations, feeds, backfill, relay, reactions: consuming, audit, redis },
    ...{ reconciliation, views, streams, jobs: runner.operations, tail: tail.route },
    environment: environmentRoute(config, service.shownVariables),
    isReady,
    progress: () => progress,
  })
  const { port, drain } = await listen(app, config.SERVICE_PORT, config.HOST)

  const report: ReportProgress = (reported) => {
    progress = reported
  }
  relay.start()
  const fed = feeds.start()
  // Decisions that read a view wait for it, but no reaction may miss an event from here on.
  if (generations.filling().length > 0) await Promise.all([fed, activateReactions(consuming, reactions)])
  await backfill.wait()
  await Promise.all([composition.onStart?.(report), fed, runReactions(consuming, reactions)])
  runner.start()
  ready = true
  void redeliver(consuming, reactions)
  const observed = { service: name, metrics, relay, runner, log: eventLog, parked, generations, reactions }
  const stopSampling = sampleState({
    ...observed,
    gauges: composition.gauges ?? [],
    now: () => clock.now(),
    logger: log,
  })
  log.info({ port }, 'ready')

  const inTurn = [
    [stopSampling, drain],
    [() => audit.stop()],
    [() => composition.onStop?.()],
    [endSubscriptions, () => tail.stop()],
    [() => atMost(closeMs, Promise.all([relay.stop(), runner?.stop(), eventLog.close()]))],
    [() => generations.stop(), stopWaking, () => redis.disconnect(), () => storage.close(), stopTracing],
  ]
  const stop = async () => {
    ready = false
    progress = 'it is stopping'
    for (const steps of inTurn) await Promise.all(steps.map((step) => step()))
  }
  return { port, stop }
}

/** Settings are the operator's to mend: where they were read does not help. */
const failureOf = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** `main.ts` of a service: start, and stop gracefully on SIGTERM or SIGINT with exit code 0. */
export const runService = async <Own extends object>(service: Service<Own>): Promise<void> => {
  try {
    const running = await startService(service, process.env)
    // Node itself writes what it has compiled at a graceful end alone: after a crash each start would compile again.
    flushCompileCache()
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
    process.stderr.write(`${failureOf(error)}\n`)
    process.exit(1)
  }
}
