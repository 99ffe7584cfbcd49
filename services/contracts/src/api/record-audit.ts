import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'

/** `sign-in`: an attempt to sign in. `command`: a change, or an attempt to make one. `refusal`: 401, 403 or 429. */
export const auditKind = z.enum(['sign-in', 'command', 'refusal'])
export type AuditKind = z.infer<typeof auditKind>

/** The caller of a request: an account's id and role, never a name. */
export const auditActor = z.object({
  kind: z.enum(['visitor', 'buyer', 'staff', 'service']),
  id: z.string().max(80).optional(),
  roleId: z.string().max(80).optional(),
})
export type AuditActor = z.infer<typeof auditActor>

/** The account that a request without a session turned out to be about. */
export const auditSubject = z.object({ kind: z.enum(['buyer', 'staff']), id: z.string().max(80) })
export type AuditSubject = z.infer<typeof auditSubject>

export const auditOutcome = z.string().regex(/^[a-z-]{1,60}$/)

/** One entry of the audit trail as a service sends it. `at` is the time of the response, ISO 8601. */
export const auditEntry = z.object({
  id: z.string().regex(/^audit-[0-9a-z]{20,40}$/),
  at: z.iso.datetime(),
  service: z.enum([...serviceName.options, 'gateway']),
  call: z.string().min(1).max(80),
  kind: auditKind,
  actor: auditActor,
  subject: auditSubject.optional(),
  /** `done` or the code of the refusal. */
  outcome: auditOutcome,
  /** The objects, by field name: ids only. */
  objects: z.record(z.string().max(40), z.array(z.string().max(100)).max(50)),
  /** Number of identical events that the entry summarises. */
  times: z.int().min(1),
  address: z.string().max(64),
  userAgent: z.string().max(300),
  correlationId: z.string().max(80),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Adds entries to the trail; existing ones are not changed. */
export const recordAudit = call({
  name: 'record-audit',
  path: '/internal/record-audit',
  effect: 'command',
  access: internal,
  input: z.object({ entries: z.array(auditEntry).max(200) }),
  output: z.object({ recorded: z.int() }),
  errors: [],
})
