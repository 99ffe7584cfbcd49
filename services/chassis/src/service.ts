import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import type { TracedLine } from '@pinline/contracts/api/trace-order'
import type { AnyEvent, ServiceName } from '@pinline/events/event'
import type { Express } from 'express'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { RecordAudit } from './audit/audit-shipper.ts'
import type { TimeSource } from './clock.ts'
import type { Claims } from './event-store/claims.ts'
import type { EventStore } from './event-store/event-store.ts'
import type { PersonVault } from './event-store/person-vault.ts'
import type { Vault } from './event-store/vault.ts'
import type { AdminRoute } from './http/admin-route.ts'
import type { ApiKeyClient } from './http/api-key-cache.ts'
import type { CallOptions } from './http/call-service.ts'
import type { Route } from './http/route.ts'
import type { EventStreamRoute } from './http/server-sent-events.ts'
import type { SessionClient } from './http/session-cache.ts'
import type { Job } from './jobs/job.ts'
import type { LogReader } from './kafka/kafka-port.ts'
import type { Keys } from './keys/keys.ts'
import type { ProcessMetrics } from './metrics.ts'
import type { AnyReaction } from './reactions/reaction.ts'
import type { BaseConfig } from './read-config.ts'
import type { StoredRow } from './read-models/apply-event.ts'
import type { Subscription } from './read-models/follow-changes.ts'
import type { AnyProjection, DefinedProjection, RowMetadata } from './read-models/projection.ts'
import type { RowChange } from './read-models/view-changes.ts'
import type { Reconciler } from './reconcile/reconciler.ts'
import type { Retained } from './retention/read-retention.ts'
import type { ShownVariables } from './settings/shown-variables.ts'

/** The dependencies that a service is given; it uses no others. */
export interface Platform<Own extends object = object> {
  readonly config: BaseConfig & Own
  readonly db: mongoose.mongo.Db
  readonly store: EventStore
  readonly keys: Keys
  readonly vault: Vault
  readonly claims: Claims
  readonly clock: TimeSource
  readonly log: Logger
  /** Counters of this process, served at /metrics. */
  readonly metrics: ProcessMetrics
  /** A fresh id: the prefix and 24 random base-36 characters. */
  readonly newId: (prefix: string) => string
  /** Another service's call by its contract. Expected refusals are returned, broken I/O throws. */
  readonly call: <C extends Call>(
    service: ServiceName,
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ) => Promise<OutputOf<C> | Rejection>
  /** Wakes a job's `run(id)` at a time; never awaited, since the job's sweep is the guarantee. */
  readonly wake: (jobName: string, id: string, at: Date) => void
  /** Reads the event log from any place, beside the views: for what hands events on. */
  readonly logReader: LogReader
  /**
   * Rows of a projection; call it in each query, since a rebuild may switch them. A tombstone has `_deleted` and no
   * fields: a query by a field never matches one.
   */
  readonly view: <Row extends object, Event extends AnyEvent>(
    projection: DefinedProjection<Row, Event>,
  ) => mongoose.mongo.Collection<Row & RowMetadata & { _id: string }>
  /**
   * Reports each row written to a view, by any instance. `switched` reports that another generation is read now: copies
   * must be read again.
   */
  readonly changes: (projection: AnyProjection, notify: (row: StoredRow) => void, switched?: () => void) => Subscription
  /** As `changes`, with nothing but the ids of written rows and the fields that were written. */
  readonly fieldChanges: (
    projection: AnyProjection,
    notify: (change: RowChange) => void,
    switched: () => void,
  ) => Subscription
  /** Waits, 2 s at most, until the views have the caller's positions; false if one is late. */
  readonly waitFor: (projections: readonly AnyProjection[], positions: readonly Position[]) => Promise<boolean>
}

/** Says how far a start is, as `GET /readyz` shows it. Who waits for the service goes on waiting while it changes. */
export type ReportProgress = (progress: string) => void

/** What a service knows of an order besides events: refused commands, mails, webhooks, what a wallet did. */
export type TraceLines = (of: {
  readonly orderNo: string
  /** Events of the order's own streams. */
  readonly eventIds: readonly string[]
}) => Promise<readonly TracedLine[]>

/** What only the databases know of a service's business: looked up every few seconds by one instance. */
export interface SampledGauge {
  readonly gauge: ReturnType<ProcessMetrics['gauge']>
  readonly read: () => Promise<number>
}

/** A service's table of contents. */
export interface Composition {
  readonly routes: readonly Route[]
  readonly resources?: readonly AdminRoute[]
  readonly eventStreams?: readonly EventStreamRoute[]
  readonly projections?: readonly AnyProjection[]
  readonly reactions?: readonly AnyReaction[]
  readonly jobs?: readonly Job[]
  /** Besides that of the views, which every service has. */
  readonly reconcilers?: readonly Reconciler[]
  /** Collections with encrypted documents besides the vault: encrypted under `_id`, by the key of the collection's name. */
  readonly encryptedCollections?: readonly string[]
  /** What is deleted after a time, by an index or by a job, besides what every service has. */
  readonly retained?: readonly Retained[]
  /** Whose the entries of its vault are; only a service that puts something into it. */
  readonly personVault?: PersonVault
  /** Pages that are no API (wallet, mailbox). */
  readonly pages?: (app: Express) => void
  /** Roots of paths that respond to clients on this machine only. */
  readonly localRoots?: readonly string[]
  /** Runs before the service is ready: indexes, seed. */
  readonly onStart?: (report: ReportProgress) => Promise<void>
  readonly onStop?: () => Promise<void>
  /** Only the account service, which stores the audit trail itself. */
  readonly recordAudit?: RecordAudit
  readonly gauges?: readonly SampledGauge[]
  readonly traceLines?: TraceLines
  /** How the ids of requests begin that change streams of many orders for this one. */
  readonly tracedRequests?: (orderNo: string) => readonly string[]
  /** Only the account service, which needs no HTTP call for sessions. */
  readonly sessionClient?: SessionClient
  /** Only the account service, as above for API keys. */
  readonly apiKeyClient?: ApiKeyClient
}

export interface Service<Own extends object = object> {
  readonly name: ServiceName
  readonly config: z.ZodType<Own>
  readonly shownVariables?: ShownVariables
  readonly compose: (platform: Platform<Own>) => Composition | Promise<Composition>
}

export const defineService = <Own extends object>(service: Service<Own>): Service<Own> => service
