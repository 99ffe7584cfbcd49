import { getServiceOperations } from '@pinline/contracts/api/operations'
import { listServiceRetention } from '@pinline/contracts/api/retention'
import type { Express } from 'express'
import type { Redis } from 'ioredis'
import { auditOutboxSweep } from '../audit/audit-outbox.ts'
import type { AuditRecorder } from '../audit/audit-recorder.ts'
import { browseRoutes } from '../browse/browse-routes.ts'
import { archiveRoutes } from '../event-store/archive-routes.ts'
import { archivedCommits } from '../event-store/archived-commits.ts'
import { claimsSweep } from '../event-store/claims.ts'
import { idempotencyExpiry } from '../event-store/event-store.ts'
import { personVaultRoute } from '../event-store/person-vault.ts'
import { clamdScanner } from '../files/scan-file.ts'
import { uploadFolderOf } from '../files/upload-folder.ts'
import { accountSessionClient } from '../http/account-session-client.ts'
import { api } from '../http/api.ts'
import { accountApiKeyClient } from '../http/api-key-cache.ts'
import { authenticator } from '../http/authenticate.ts'
import { result } from '../http/call-result.ts'
import { redisLimit, unlimited } from '../http/limits.ts'
import { type Route, route } from '../http/route.ts'
import type { EventStreamRoute } from '../http/server-sent-events.ts'
import { failedJobsExpiry } from '../jobs/failed-jobs.ts'
import { jobRoutes } from '../jobs/job-routes.ts'
import type { QueueOperations } from '../jobs/queue-operations.ts'
import { operationsOf } from '../operations.ts'
import { operatorRoutes } from '../operator-routes.ts'
import { outboxRoutes } from '../outbox/outbox-routes.ts'
import { outboxSweep } from '../outbox/outbox-sweep.ts'
import type { Relay } from '../outbox/relay.ts'
import { type ReactionDeps, reactAgain, reactionConsumer } from '../reactions/reaction.ts'
import type { Backfill } from '../read-models/backfill.ts'
import { behindOf } from '../read-models/behind.ts'
import type { Generations } from '../read-models/generations.ts'
import { readFresh } from '../read-models/read-fresh.ts'
import type { ViewFeeds } from '../read-models/view-feeds.ts'
import { findingsSweep } from '../reconcile/findings.ts'
import { reconcileRoutes } from '../reconcile/reconcile-routes.ts'
import type { ViewsReconciler } from '../reconcile/reconcile-views.ts'
import type { Reconciliation } from '../reconcile/reconciliation.ts'
import type { StreamReader } from '../reconcile/stream-reader.ts'
import { readRetention } from '../retention/read-retention.ts'
import type { Composition, Platform } from '../service.ts'
import type { Storage } from './open-storage.ts'

interface AppDeps {
  readonly platform: Platform
  readonly storage: Storage
  readonly composition: Composition
  readonly generations: Generations
  readonly feeds: ViewFeeds
  readonly backfill: Backfill
  readonly relay: Relay
  readonly reactions: ReactionDeps
  readonly reconciliation: Reconciliation
  readonly views: ViewsReconciler
  readonly streams: StreamReader
  readonly jobs: QueueOperations
  readonly audit: AuditRecorder
  readonly environment: Route
  /** What the service stores, for operators who watch. */
  readonly tail: EventStreamRoute
  readonly redis: Redis
  readonly isReady: () => boolean
  /** How far the start is. */
  readonly progress: () => string
}

/** What every service has. */
const retainedByAll = [
  ...[outboxSweep, auditOutboxSweep, claimsSweep, idempotencyExpiry, failedJobsExpiry, findingsSweep],
  archivedCommits,
]

/** Operations for operators: lag, outbox, parked keys, generations of views. */
const operationRoutes = (deps: AppDeps): Route[] => {
  const { storage, composition, generations, feeds, relay, reactions: reading, reconciliation, streams, jobs } = deps
  const { db, keys, clock, parked, eventLog } = storage
  const { service } = reading
  const { reactions = [], traceLines, tracedRequests } = composition
  const reactionBehind = (consumer: string) =>
    reactions.find((reaction) => reactionConsumer(service, reaction.name) === consumer)
  const now = () => clock.now()
  return [
    route(getServiceOperations, async () =>
      result(
        await operationsOf({
          service,
          log: eventLog,
          relay,
          parked,
          now,
          generations,
          reactions,
          reconciliation,
          jobs,
        }),
      ),
    ),
    deps.environment,
    ...jobRoutes(jobs),
    route(listServiceRetention, async () => {
      const retained = [
        ...(composition.retained ?? []),
        ...retainedByAll,
        ...generations.retained(),
        ...jobs.retained(),
      ]
      return result({ list: await readRetention(db, retained, deps.platform.config, now()) })
    }),
    ...reconcileRoutes(reconciliation, deps.views, streams),
    ...browseRoutes({
      ...{ service, store: storage.store, log: eventLog, parked, generations, reactions },
      ...{ traceLines, tracedRequests },
    }),
    ...outboxRoutes(storage.store),
    personVaultRoute(storage.vault, composition.personVault),
    ...archiveRoutes(storage.store, db, clock),
    ...operatorRoutes({
      service,
      refused: relay.refused,
      db,
      generations,
      feeds,
      parked,
      keys,
      encryptedCollections: composition.encryptedCollections ?? [],
      clock,
      reactionOf: (consumer) => reactionBehind(consumer)?.name,
      reactAgain: async (consumer, key) => {
        const reaction = reactionBehind(consumer)
        if (reaction !== undefined) await reactAgain(reading, reaction, key)
      },
      behind: (viewed) => behindOf(eventLog, service, viewed),
    }),
  ]
}

/** The HTTP side of a service: its own routes, and those that every service has. */
export const createApp = (deps: AppDeps): Express => {
  const { platform, storage, composition, generations, backfill, audit, redis, isReady, progress } = deps
  const { config, log } = platform
  const { db, store, clock } = storage
  const unready = async (): Promise<readonly string[]> => {
    if (!isReady()) return backfill.reasons().length > 0 ? backfill.reasons() : [progress()]
    return await db.command({ ping: 1 }).then(
      () => [],
      () => ['MongoDB does not answer'],
    )
  }
  return api(
    {
      authenticate: authenticator({
        tokenSecret: config.TOKEN_SECRET,
        internalToken: config.INTERNAL_TOKEN,
        sessionClient: composition.sessionClient ?? accountSessionClient(config.ACCOUNT_URL, config.INTERNAL_TOKEN),
        apiKeyClient: composition.apiKeyClient ?? accountApiKeyClient(config.ACCOUNT_URL, config.INTERNAL_TOKEN),
        now: () => clock.now(),
      }),
      limit: config.RATE_LIMITS === 'off' ? unlimited : redisLimit(redis, config.MONGODB_DATABASE_PREFIX),
      requestKey: platform.keys.hashing('requests'),
      store,
      audit,
      uploadFolder: uploadFolderOf(config.PINLINE_DATA, store.service),
      scan: config.CLAMD_URL === undefined ? undefined : clamdScanner(config.CLAMD_URL),
      readFresh: readFresh({ waitFor: platform.waitFor, switches: () => generations.switches }),
      log,
      metrics: platform.metrics,
      secureCookies: config.PUBLIC_URL.startsWith('https:'),
      isOpen: isReady,
      unready,
    },
    {
      routes: [...composition.routes, ...operationRoutes(deps)],
      resources: composition.resources ?? [],
      eventStreams: [...(composition.eventStreams ?? []), deps.tail],
      pages: composition.pages ?? (() => undefined),
      localRoots: composition.localRoots ?? [],
    },
  )
}
