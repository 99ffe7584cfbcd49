import { z } from 'zod'
import { call, internal } from './call.ts'

/** Every kind of stored thing that is deleted after a time. */
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
])
export type RetainedKind = z.infer<typeof retainedKind>

/** From when the time counts: the entry was written or last updated, or what it is about is over. */
export const retainedFrom = z.enum(['written', 'updated', 'over'])
export type RetainedFrom = z.infer<typeof retainedFrom>

export const retention = z.object({
  /** One of `retainedKind`; a newer release of a service may know others. */
  kind: z.string(),
  collection: z.string(),
  /** The date by which entries are deleted. */
  field: z.string(),
  /** By an index of MongoDB, or by a job of the service. */
  endedBy: z.enum(['index', 'job']),
  /** Longest time. */
  retainedSeconds: z.int(),
  from: retainedFrom,
  /** Variable of the environment that sets the time; null: it is fixed. */
  setting: z.string().nullable(),
  /** Estimated by MongoDB. */
  entries: z.int(),
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

/** What a service deletes after a time, with what there is now. */
export const listServiceRetention = call({
  name: 'list-service-retention',
  path: '/internal/retention/list',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.object({ list: z.array(retention) }),
  errors: [],
})
