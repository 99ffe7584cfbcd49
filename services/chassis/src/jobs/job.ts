import { traceHeaders } from '@pinline/telemetry/current-trace'
import { inSpanOf, type OpenSpan } from '@pinline/telemetry/spans'
import { parseTraceparent } from '@pinline/telemetry/trace-context'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Lease } from '../lease.ts'
import type { FailedJobs } from './failed-jobs.ts'
import { maxFinishedJobs, QueueOperations } from './queue-operations.ts'

/**
 * Passing time turned into commands. BullMQ wakes `run` on time; the guarantee is the sweep, by a timer in the process
 * under a lease. Prevents the failure "Redis loses its data, and deadlines never fire". `run` must do nothing if
 * nothing is left to do.
 */
export interface Job {
  readonly name: string
  readonly sweepEveryMs: number
  /** How many ids a sweep processes concurrently; default one. */
  readonly concurrency?: number
  /** Ids that are due, oldest first; at most a few hundred at once. */
  readonly due: (now: Date) => Promise<readonly string[]>
  readonly run: (id: string) => Promise<void>
}

export const defineJob = (definition: Job): Job => definition

interface Deps {
  readonly service: string
  readonly prefix: string
  readonly redisUrl: string
  readonly clock: Clock
  readonly logger: Logger
  /** Its holder sweeps all jobs. */
  readonly lease: Lease
  readonly observer: JobObserver
  readonly failed: FailedJobs
}

/** Counts runs of jobs; never throws. */
export interface JobObserver {
  readonly ran: (job: string, result: 'done' | 'failed', seconds: number) => void
  /** What a sweep of this instance found; undefined while another one sweeps. */
  readonly found: (job: string, due: number | undefined) => void
}

/** Wakes and sweeps the jobs of one service. */
export class JobRunner {
  /** The queue for its operators. */
  readonly operations: QueueOperations
  readonly #deps: Deps
  readonly #jobs: readonly Job[]
  readonly #connections: Redis[] = []
  readonly #timers: NodeJS.Timeout[] = []
  #queue: Queue | undefined
  #worker: Worker | undefined

  constructor(deps: Deps, jobs: readonly Job[]) {
    this.#deps = deps
    this.#jobs = jobs
    this.operations = new QueueOperations({
      ...{ name: `${deps.service}-jobs`, queue: () => this.#queue, failed: deps.failed, jobs },
    })
  }

  start(): void {
    if (this.#jobs.length === 0) return
    const name = `${this.#deps.prefix}${this.#deps.service}-jobs`
    this.#queue = new Queue(name, {
      connection: this.#connect(0),
      defaultJobOptions: { removeOnComplete: maxFinishedJobs, removeOnFail: 500 },
    })
    this.#queue.on('error', (error) => this.#deps.logger.debug({ error: error.message }, 'job queue'))
    this.#worker = new Worker(
      name,
      async (wake) => {
        const job = this.#jobs.find((j) => j.name === wake.name)
        const id: unknown = wake.data?.id
        if (job === undefined || typeof id !== 'string') return
        await this.#run(job, id, { level: 'info', traceparent: wake.data.traceparent })
      },
      { connection: this.#connect(null), concurrency: 8 },
    )
    this.#worker.on('error', (error) => this.#deps.logger.debug({ error: error.message }, 'job worker'))
    for (const job of this.#jobs) {
      const sweep = async () => {
        try {
          if ((await this.#deps.lease.keep()) === undefined) return this.#deps.observer.found(job.name, undefined)
          const found = await job.due(this.#deps.clock.now())
          this.#deps.observer.found(job.name, found.length)
          const due = [...found].values()
          const lane = async () => {
            for (const id of due) await this.#run(job, id, { level: 'debug' })
          }
          await Promise.all(Array.from({ length: job.concurrency ?? 1 }, lane))
          await this.#remember(() => this.#deps.failed.clear(job.name, null))
        } catch (error) {
          await this.#remember(() => this.#deps.failed.record(job.name, null, error))
          this.#deps.logger.warn(
            { job: job.name, error: error instanceof Error ? error.message : error },
            'sweep failed',
          )
        }
      }
      let sweeping = false
      const timer = setInterval(() => {
        if (sweeping) return
        sweeping = true
        void sweep().finally(() => {
          sweeping = false
        })
      }, job.sweepEveryMs)
      this.#timers.push(timer)
    }
  }

  /** Requests `run(id)` at a time; never awaited and never failing: the sweep is the guarantee. */
  wake(jobName: string, id: string, at: Date): void {
    const delay = Math.max(0, at.getTime() - this.#deps.clock.now().getTime())
    this.#queue
      ?.add(jobName, { id, ...traceHeaders() }, { delay, jobId: `${jobName}-${id}-${at.getTime()}` })
      .catch((error: unknown) => {
        this.#deps.logger.debug(
          { job: jobName, error: error instanceof Error ? error.message : error },
          'wake left to the sweep',
        )
      })
  }

  /** Jobs by state. Throws while Redis is away. */
  async counts(): Promise<{ readonly queue: string; readonly states: Readonly<Record<string, number>> } | undefined> {
    if (this.#queue === undefined) return undefined
    const { waiting = 0, active = 0, delayed = 0 } = await this.#queue.getJobCounts('waiting', 'active', 'delayed')
    const failed = await this.#deps.failed.count()
    return { queue: `${this.#deps.service}-jobs`, states: { waiting, active, delayed, failed } }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.race([
      Promise.all([this.#worker?.close(), this.#queue?.close()]),
      new Promise((resolve) => setTimeout(resolve, 3000).unref()),
    ])
    for (const connection of this.#connections) connection.disconnect()
  }

  /** In the trace of what woke it; a sweep begins one for each id. */
  async #run(job: Job, id: string, { level, traceparent }: { level: 'info' | 'debug'; traceparent?: unknown }) {
    const span = { name: job.name, kind: 'consumer', attributes: { 'pinline.job.id': id } } as const
    await inSpanOf(parseTraceparent(traceparent), span, (open) => this.#runInSpan(job, id, level, open))
  }

  async #runInSpan(job: Job, id: string, level: 'info' | 'debug', span: OpenSpan): Promise<void> {
    const { logger, observer } = this.#deps
    const started = performance.now()
    const report = (result: 'done' | 'failed') => {
      const seconds = (performance.now() - started) / 1000
      observer.ran(job.name, result, seconds)
      if (result === 'done') logger[level]({ job: job.name, id, ms: Math.round(seconds * 1e4) / 10 }, 'job')
    }
    try {
      await job.run(id)
      report('done')
      await this.#remember(() => this.#deps.failed.clear(job.name, id))
    } catch (error) {
      report('failed')
      span.fail('job-failed')
      logger.warn({ job: job.name, id, error }, 'job failed, the sweep tries again')
      await this.#remember(() => this.#deps.failed.record(job.name, id, error))
    }
  }

  /** The job has run, or has failed, whatever becomes of the note of it. */
  async #remember(write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } catch (error) {
      this.#deps.logger.debug({ error: error instanceof Error ? error.message : error }, 'failed jobs not written')
    }
  }

  #connect(maxRetriesPerRequest: number | null): Redis {
    const connection = new Redis(this.#deps.redisUrl, {
      maxRetriesPerRequest,
      enableOfflineQueue: maxRetriesPerRequest === null,
      retryStrategy: (times) => Math.min(100 * times, 2000),
    })
    connection.on('error', () => undefined)
    this.#connections.push(connection)
    return connection
  }
}
