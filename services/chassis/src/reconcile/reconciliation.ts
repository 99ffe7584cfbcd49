import type { Finding, ReconcilerState } from '@pinline/contracts/api/reconcile'
import type { ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { TimeSource } from '../clock.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { ProcessMetrics } from '../metrics.ts'
import type { ViewGeneration } from '../read-models/projection.ts'
import { Findings, type FindingToDos } from './findings.ts'
import type { ViewsReconciler } from './reconcile-views.ts'
import type { CheckedBatch, Deviation, Reconciler } from './reconciler.ts'

interface StoredState {
  /** Name of the reconciler. */
  readonly _id: string
  /** Where the next turn begins; null at the beginning of a round. */
  readonly next: string | null
  readonly roundStartedAt: Date
  readonly lastRunAt: Date
  readonly lastRoundAt?: Date
  readonly checked: number
  readonly found: number
  readonly repaired: number
}

interface Deps {
  readonly db: mongoose.mongo.Db
  readonly clock: TimeSource
  readonly logger: Logger
  readonly metrics: ProcessMetrics
  readonly everySeconds: number
  readonly service: ServiceName
  readonly toDos: FindingToDos
}

/** Objects that one turn checks, by time and by command. */
const sampledAtOnce = 20
const completeAtOnce = 100
const loggedAtOnce = 20

/** Where a complete run goes on. */
export interface CompletePlace {
  readonly after: string
  readonly startedAt: Date
}

/**
 * Runs the reconcilers of a service: one small turn at a time by the job, from a stored place on, so that all is checked
 * again and again; and all of it by command. Prevents the failure "what follows from the truth has deviated from it, and
 * nobody notices". Shown by tests/system/chassis/reconcile-views.spec.ts.
 */
export class Reconciliation {
  readonly #deps: Deps
  readonly #reconcilers: readonly Reconciler[]
  readonly #states: mongoose.mongo.Collection<StoredState>
  readonly #findings: Findings

  constructor(deps: Deps, reconcilers: readonly Reconciler[]) {
    this.#deps = deps
    this.#reconcilers = reconcilers
    this.#states = deps.db.collection<StoredState>('reconcilers', { writeConcern: { w: 'majority' } })
    this.#findings = new Findings(deps.db)
  }

  async ensureIndexes(): Promise<void> {
    await this.#findings.ensureIndexes()
  }

  find(name: string): Reconciler | undefined {
    return this.#reconcilers.find((reconciler) => reconciler.name === name)
  }

  /** Its holder of the lease checks one small batch of each reconciler a turn. */
  job(): Job {
    return defineJob({
      name: 'reconcile',
      sweepEveryMs: this.#deps.everySeconds * 1000,
      due: async () => this.#reconcilers.map(({ name }) => name),
      run: async (name) => {
        const reconciler = this.find(name)
        if (reconciler !== undefined) await this.#takeTurn(reconciler)
      },
    })
  }

  /** Checks the next batch of a complete run. */
  async checkBatch(
    reconciler: Reconciler,
    from: CompletePlace | undefined,
  ): Promise<CheckedBatch & { readonly startedAt: Date }> {
    const startedAt = from?.startedAt ?? this.#deps.clock.now()
    const batch = await reconciler.check({ after: from?.after, limit: completeAtOnce, isComplete: true })
    await this.#record(reconciler, batch, startedAt, {})
    return { ...batch, startedAt }
  }

  /** Checks one row that is there, on an operator's request; undefined if it is what its events fold to. */
  async checkRow(views: ViewsReconciler, viewed: ViewGeneration, rowId: string): Promise<Deviation | undefined> {
    const deviation = await views.checkRow(viewed, rowId)
    const now = this.#deps.clock.now()
    if (deviation === undefined) await this.#findings.resolveRow(views.name, viewed.projection.name, rowId)
    else await this.#findings.record(views.name, [deviation], now)
    await this.#report()
    return deviation
  }

  async list(): Promise<ReconcilerState[]> {
    const stored = new Map((await this.#states.find().toArray()).map((state) => [state._id, state]))
    return await Promise.all(
      this.#reconcilers.map(async ({ name }) => {
        const { lastRunAt, lastRoundAt, checked = 0, found = 0, repaired = 0 } = stored.get(name) ?? {}
        return {
          name,
          lastRunAt: lastRunAt?.toISOString() ?? null,
          lastRoundAt: lastRoundAt?.toISOString() ?? null,
          ...{ checked, found, repaired },
          open: await this.#findings.countOpen(name),
        }
      }),
    )
  }

  async findings(): Promise<Finding[]> {
    return await this.#findings.list()
  }

  async #takeTurn(reconciler: Reconciler): Promise<void> {
    const state = await this.#states.findOne({ _id: reconciler.name })
    const after = state?.next ?? undefined
    const roundStartedAt = after === undefined || state === null ? this.#deps.clock.now() : state.roundStartedAt
    const batch = await reconciler.check({ after, limit: sampledAtOnce, isComplete: false })
    await this.#record(reconciler, batch, roundStartedAt, { next: batch.next ?? null, roundStartedAt })
  }

  async #record(
    { name }: Reconciler,
    { checked, deviations, next }: CheckedBatch,
    roundStartedAt: Date,
    place: Partial<Pick<StoredState, 'next' | 'roundStartedAt'>>,
  ): Promise<void> {
    const { clock, metrics, logger } = this.#deps
    const now = clock.now()
    await this.#findings.record(name, deviations, now)
    if (next === undefined) await this.#findings.resolve(name, roundStartedAt)
    await this.#states.updateOne(
      { _id: name },
      {
        $set: { ...place, lastRunAt: now, ...(next === undefined ? { lastRoundAt: now } : {}) },
        $inc: {
          checked,
          found: deviations.length,
          repaired: deviations.filter(({ state }) => state === 'repaired').length,
        },
      },
      { upsert: true },
    )
    metrics.reconciled.labels(name).inc(checked)
    for (const { kind, state } of deviations) metrics.deviations.labels(name, kind, state).inc()
    for (const deviation of deviations.slice(0, loggedAtOnce))
      logger.warn({ reconciler: name, ...deviation }, 'deviation from the truth')
    await this.#report()
  }

  /** What cannot be reported now, because the service of to-dos does not respond, is reported after the next batch. */
  async #report(): Promise<void> {
    try {
      await this.#findings.report(this.#deps.service, this.#deps.toDos)
    } catch (error) {
      this.#deps.logger.warn({ err: error }, 'a finding could not be made a to-do yet')
    }
  }
}
