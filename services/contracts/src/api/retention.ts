import { z } from 'zod'
import { call, internal } from './call.ts'

/** Every kind of stored thing that is deleted after a time, or has to be done with within one. */
export const retainedKind = z.enum([
  'idempotency-records',
  'failed-jobs',
  'sessions',
  'verification-codes',
  'identity-tickets',
  'undo-links',
  'attempt-windows',
  'attempt-pauses',
  'security-events',
  'audit-client-info',
  'keyword-counts',
  'empty-searches',
  'imports',
  'import-mappings',
  'messages',
  'webhook-deliveries',
  'visits',
  'visit-days',
  'read-marks',
  'form-quotas',
  'form-drafts',
  'payment-attempts',
  'refund-turns',
  'wallet-nonces',
  'wallet-notices',
  'outbox',
  'audit-outbox',
  'unconfirmed-claims',
  'contact-changes',
  'archived-commits',
  'findings',
  'standby-generations',
  'unused-generations',
  'discarded-generations',
  'queued-jobs',
  'finished-jobs',
  'uploads',
  'unattached-files',
  'detached-files',
  'unstored-files',
  'unsent-form-files',
])
export type RetainedKind = z.infer<typeof retainedKind>

/** From when the time counts: the entry was written or last updated, or what it is about is over. */
export const retainedFrom = z.enum(['written', 'updated', 'over'])
export type RetainedFrom = z.infer<typeof retainedFrom>

/** What a number of the newest entries is kept of, if not of all. */
export const newestPer = z.enum(['webhook-endpoint'])
export type NewestPer = z.infer<typeof newestPer>

export const retention = z.object({
  /** One of `retainedKind`; a newer release of a service may know others. */
  kind: z.string(),
  /** A collection of MongoDB, a folder, or a queue in Redis. */
  collection: z.string(),
  /** The date by which entries are deleted; null where they are no documents. */
  field: z.string().nullable(),
  /**
   * By an index of MongoDB; by a job of the service, or where it writes; when what they wait for is completed; or by
   * nothing, since they stay for ever.
   */
  endedBy: z.enum(['index', 'job', 'completion', 'nothing']),
  /** Longest time; of what is completed, the time after which it is late. Null: no limit. */
  retainedSeconds: z.int().nullable(),
  /** Of more, the oldest are deleted; null: their number has no limit. */
  newest: z.int().nullable(),
  /** One of `newestPer`, that has so many each; null: the service has. An earlier release says nothing, a newer one may know others. */
  newestPer: z.string().nullable().default(null),
  from: retainedFrom,
  /** Variable of the environment that sets the time; null: it is fixed. */
  setting: z.string().nullable(),
  /** Estimated by MongoDB; null while the folder or the queue does not respond. */
  entries: z.int().nullable(),
  /** Whether there are more, which were not counted. */
  hasMore: z.boolean(),
  /** Date from which the time of the oldest entry counts; null: there is none, or it cannot be looked up cheaply. */
  oldestAt: z.iso.datetime().nullable(),
  /** When the next entry is due for deletion. */
  dueAt: z.iso.datetime().nullable(),
  /** Something is still there that should have been deleted. */
  overdue: z.boolean(),
})
export type Retention = z.infer<typeof retention>

/** What a service deletes after a time or completes within one, with what there is now. */
export const listServiceRetention = call({
  name: 'list-service-retention',
  path: '/internal/retention/list',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.object({ list: z.array(retention) }),
  errors: [],
})
