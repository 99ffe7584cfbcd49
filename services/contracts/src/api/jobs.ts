import { z } from 'zod'
import { call, internal } from './call.ts'
import { page, pageRequest } from './paging.ts'
import { cleanedText } from './text.ts'

/**
 * `waiting`, `active` and `delayed` are BullMQ's. `failed`: the last run threw, whether the queue or a sweep began it; the
 * sweep tries again while there is something to do.
 */
export const jobState = z.enum(['failed', 'active', 'waiting', 'delayed'])
export type JobState = z.infer<typeof jobState>

const jobName = cleanedText(80).min(1)

/** The queue of a service. Counts of BullMQ are 0 while Redis does not respond. */
export const jobQueue = z.object({
  reachable: z.boolean(),
  /** Paused in Redis: nothing that waits is begun; sweeps go on. */
  paused: z.boolean(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  failed: z.int(),
  /** Every job of the service, by name. */
  jobs: z.array(z.object({ name: z.string(), sweepSeconds: z.number(), failed: z.int() })),
})
export type JobQueue = z.infer<typeof jobQueue>

export const jobRow = z.object({
  name: z.string(),
  /** What the job is about, such as an order's number; null: the sweep itself failed. Nothing else of its data is shown. */
  id: z.string().nullable(),
  /** When it was queued, is due, was begun, or failed last. */
  at: z.iso.datetime(),
  /** Only of failed ones. The error has no personal data and no secrets. */
  failure: z.object({ error: z.string(), attempts: z.int(), firstAt: z.iso.datetime() }).nullable(),
})
export type JobRow = z.infer<typeof jobRow>

/** Failed ones by job, all if there is no name; the other states have no such filter. */
export const jobsRequest = pageRequest.extend({ state: jobState, name: jobName.optional() })

export const jobPage = page(jobRow).extend({ reachable: z.boolean() })
export type JobPage = z.infer<typeof jobPage>

/** Which failed jobs are retried: one, those of a name, or all of the service. */
export const failedJobs = z.object({ name: jobName.optional(), id: cleanedText(400).min(1).optional() })

/** A page of the jobs of a service in one state; the next due, the oldest waiting and the latest failed come first. */
export const listQueuedJobs = call({
  name: 'list-queued-jobs',
  path: '/internal/jobs/list',
  effect: 'read',
  access: internal,
  input: jobsRequest,
  output: jobPage,
  errors: [],
})

/** Queues failed jobs at once. What has succeeded in the meantime is left out. */
export const retryFailedJobs = call({
  name: 'retry-failed-jobs',
  path: '/internal/jobs/retry',
  effect: 'read',
  access: internal,
  input: failedJobs,
  output: z.object({ queued: z.int() }),
  errors: ['service-unavailable'],
})
