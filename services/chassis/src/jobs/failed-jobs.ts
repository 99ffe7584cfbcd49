import type mongoose from 'mongoose'
import type { TimeSource } from '../clock.ts'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import { endsAfter, expiryIndex } from '../retention/expiry.ts'
import { maskedError } from './masked-error.ts'

export interface FailedJob {
  /** `<job>:<id>`, or `<job>` where the sweep itself failed. */
  readonly _id: string
  readonly job: string
  /** Null where the sweep itself failed. */
  readonly id: string | null
  readonly error: string
  /** Runs that failed since one succeeded. */
  readonly attempts: number
  readonly firstAt: Date
  readonly lastAt: Date
}

const maxFailed = 1000

export const failedJobsExpiry = endsAfter('lastAt', {
  ...{ kind: 'failed-jobs', days: 30, from: 'updated' },
  newest: maxFailed,
})

const idOf = (job: string, id: string | null): string => (id === null ? job : `${job}:${id}`)

/**
 * Jobs whose last run failed, whether BullMQ or a sweep began it, until a run succeeds: the latest thousand. BullMQ's own
 * list of failed jobs knows no sweeps, and keeps what a sweep has done since. Prevents the failure "a job fails again and
 * again, and only the log says so".
 */
export class FailedJobs {
  readonly #jobs: mongoose.mongo.Collection<FailedJob>
  readonly #clock: TimeSource

  constructor(db: mongoose.mongo.Db, clock: TimeSource) {
    // Losing one is no loss: the next run writes it again.
    this.#jobs = db.collection<FailedJob>('failed-jobs', { writeConcern: { w: 1 } })
    this.#clock = clock
  }

  async ensureIndexes(): Promise<void> {
    await this.#jobs.createIndexes([
      { key: { lastAt: -1, _id: 1 } },
      { key: { job: 1, lastAt: -1, _id: 1 } },
      expiryIndex(failedJobsExpiry),
    ])
  }

  async record(job: string, id: string | null, error: unknown): Promise<void> {
    const now = this.#clock.now()
    const write = async () =>
      await this.#jobs.updateOne(
        { _id: idOf(job, id) },
        {
          $set: { error: maskedError(error), lastAt: now },
          $inc: { attempts: 1 },
          $setOnInsert: { job, id, firstAt: now },
        },
        { upsert: true },
      )
    const { upsertedCount } = await write().catch(async (failure: unknown) => {
      // Of two first ones at the same time, one meets the other's id.
      if (!isDuplicateKey(failure)) throw failure
      return await write()
    })
    if (upsertedCount > 0) await this.#trim()
  }

  /** A run succeeded. */
  async clear(job: string, id: string | null): Promise<void> {
    await this.#jobs.deleteOne({ _id: idOf(job, id) })
  }

  /** The latest first. */
  async list(job: string | undefined, skip: number, limit: number): Promise<{ rows: FailedJob[]; total: number }> {
    const filter = job === undefined ? {} : { job }
    const [rows, total] = await Promise.all([
      this.#jobs.find(filter).sort({ lastAt: -1, _id: 1 }).skip(skip).limit(limit).toArray(),
      this.#jobs.countDocuments(filter),
    ])
    return { rows, total }
  }

  /** Those of a job, or one of its ids; sweeps repeat themselves. */
  async retryable(job: string | undefined, id: string | undefined): Promise<{ job: string; id: string }[]> {
    const found = await this.#jobs
      .find({ ...(job === undefined ? {} : { job }), id: id ?? { $ne: null } }, { projection: { job: 1, id: 1 } })
      .limit(maxFailed)
      .toArray()
    return found.flatMap((one) => (one.id === null ? [] : [{ job: one.job, id: one.id }]))
  }

  async count(): Promise<number> {
    return await this.#jobs.countDocuments()
  }

  /** How many ids of each job have failed. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const counted = await this.#jobs
      .aggregate<{ _id: string; failed: number }>([{ $group: { _id: '$job', failed: { $sum: 1 } } }])
      .toArray()
    return new Map(counted.map(({ _id, failed }) => [_id, failed]))
  }

  async #trim(): Promise<void> {
    const [first] = await this.#jobs.find().sort({ lastAt: -1 }).skip(maxFailed).limit(1).toArray()
    if (first !== undefined) await this.#jobs.deleteMany({ lastAt: { $lte: first.lastAt } })
  }
}
