import { setTimeout as pause } from 'node:timers/promises'
import type { JobPage, JobQueue, JobRow, JobState } from '@pinline/contracts/api/jobs'
import type { PageRequest } from '@pinline/contracts/api/paging'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import type { Queue, Job as QueuedJob } from 'bullmq'
import type { Contents, Measured } from '../retention/sweep.ts'
import type { FailedJob, FailedJobs } from './failed-jobs.ts'

/** Jobs that are done and that BullMQ still has. */
export const maxFinishedJobs = 100
/** A job that nobody runs so long after its time is late; its sweep runs it anyway. */
const lateSeconds = 600

interface Deps {
  /** As operators know it. */
  readonly name: string
  /** Undefined before the jobs are started. */
  readonly queue: () => Queue | undefined
  readonly failed: FailedJobs
  readonly jobs: readonly { readonly name: string; readonly sweepEveryMs: number }[]
}

interface JobFilter {
  readonly name?: string | undefined
  readonly id?: string | undefined
}

/** BullMQ waits for Redis for as long as it is away; an operator does not. */
const maxWaitMs = 1500

const orUndefined = async <Result>(work: Promise<Result> | undefined): Promise<Result | undefined> =>
  await Promise.race([Promise.resolve(work).catch(() => undefined), pause(maxWaitMs, undefined, { ref: false })])

const iso = (ms: number): string => new Date(ms).toISOString()

/** When a job should run, ms since 1970. */
const dueOf = ({ timestamp, opts }: QueuedJob): number => timestamp + (opts.delay ?? 0)

const rowOfQueued = (job: QueuedJob, state: Exclude<JobState, 'failed'>): JobRow => {
  const id: unknown = job.data?.id
  const due = dueOf(job)
  return {
    name: job.name,
    id: typeof id === 'string' ? id : null,
    at: iso(state === 'active' ? (job.processedOn ?? due) : due),
    failure: null,
  }
}

const rowOfFailed = ({ job, id, error, attempts, firstAt, lastAt }: FailedJob): JobRow => ({
  name: job,
  id,
  at: lastAt.toISOString(),
  failure: { error, attempts, firstAt: firstAt.toISOString() },
})

/**
 * The queue of a service for its operators: counts, pages, retries. Of a job's data only the id leaves the service. While
 * Redis is away, failed jobs are still listed, since they are not kept there.
 */
export class QueueOperations {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Null before the jobs are started. */
  async state(): Promise<JobQueue | null> {
    const { queue, failed, jobs } = this.#deps
    const present = queue()
    if (present === undefined) return null
    const [counts, paused, failures] = await Promise.all([
      orUndefined(present.getJobCounts('waiting', 'active', 'delayed')),
      orUndefined(present.isPaused()),
      failed.counts(),
    ])
    const { waiting = 0, active = 0, delayed = 0 } = counts ?? {}
    return {
      reachable: counts !== undefined && paused !== undefined,
      paused: paused ?? false,
      ...{ waiting, active, delayed },
      failed: [...failures.values()].reduce((sum, count) => sum + count, 0),
      jobs: jobs
        .map(({ name, sweepEveryMs }) => ({ name, sweepSeconds: sweepEveryMs / 1000, failed: failures.get(name) ?? 0 }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }
  }

  async page({
    state,
    name,
    page,
    pageSize,
  }: PageRequest & JobFilter & { readonly state: JobState }): Promise<JobPage> {
    const skip = (page - 1) * pageSize
    if (state === 'failed') {
      const { rows, total } = await this.#deps.failed.list(name, skip, pageSize)
      return { list: rows.map(rowOfFailed), total, page, pageSize, reachable: true }
    }
    const queue = this.#deps.queue()
    const [found, counts] = await Promise.all([
      orUndefined(queue?.getJobs([state], skip, skip + pageSize - 1, true)),
      orUndefined(queue?.getJobCounts(state)),
    ])
    if (found === undefined || counts === undefined) return { list: [], total: 0, page, pageSize, reachable: false }
    // One that ended while it was read is undefined.
    const list = found.filter((job: QueuedJob | undefined) => job !== undefined).map((job) => rowOfQueued(job, state))
    return { list, total: counts[state] ?? 0, page, pageSize, reachable: true }
  }

  /** What is in Redis of this queue. */
  retained(): Measured[] {
    const { name } = this.#deps
    return [
      {
        ...{ kind: 'queued-jobs', collection: name, term: { seconds: lateSeconds }, from: 'over' },
        ...{ endedBy: 'completion', measure: () => this.#queued() },
      },
      {
        ...{ kind: 'finished-jobs', collection: name, newest: maxFinishedJobs, from: 'written' },
        ...{ endedBy: 'job', measure: () => this.#finished() },
      },
    ]
  }

  /** What waits, from when it was due: the first that is delayed is due first. */
  async #queued(): Promise<Contents | undefined> {
    const queue = this.#deps.queue()
    const [counts, delayed, waiting] = await Promise.all([
      orUndefined(queue?.getJobCounts('waiting', 'active', 'delayed')),
      orUndefined(queue?.getJobs(['delayed'], 0, 0, true)),
      orUndefined(queue?.getJobs(['waiting'], 0, 0, true)),
    ])
    if (counts === undefined || delayed === undefined || waiting === undefined) return undefined
    const times = [...delayed, ...waiting].flatMap((job: QueuedJob | undefined) =>
      job === undefined ? [] : [dueOf(job)],
    )
    const entries = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return times.length === 0 ? { entries } : { entries, due: new Date(Math.min(...times) + lateSeconds * 1000) }
  }

  async #finished(): Promise<Contents | undefined> {
    const queue = this.#deps.queue()
    const [counts, oldest] = await Promise.all([
      orUndefined(queue?.getJobCounts('completed')),
      orUndefined(queue?.getJobs(['completed'], 0, 0, true)),
    ])
    if (counts === undefined || oldest === undefined) return undefined
    const [{ finishedOn } = {}] = oldest
    return {
      entries: counts.completed ?? 0,
      ...(finishedOn === undefined ? {} : { oldest: new Date(finishedOn) }),
    }
  }

  /** Queues failed jobs at once; one that is queued already is not queued again. Undefined while Redis is away. */
  async retry({ name, id }: JobFilter): Promise<number | undefined> {
    const found = await this.#deps.failed.retryable(name, id)
    const added = await orUndefined(
      this.#deps.queue()?.addBulk(
        found.map(({ job, id: of }) => ({
          name: job,
          data: { id: of, ...traceHeaders() },
          // BullMQ refuses colons in ids.
          opts: { jobId: `${job}-${encodeURIComponent(of)}-retry`, removeOnComplete: true, removeOnFail: true },
        })),
      ),
    )
    return added?.length
  }
}
