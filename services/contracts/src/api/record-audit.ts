import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'
import { securityEventKind } from './security-event-kind.ts'
import { cleanedText } from './text.ts'

/**
 * `sign-in`: an attempt to sign in. `command`: a change, or an attempt to make one. `refusal`: 401, 403, 429, or another
 * refusal that is a security event.
 */
export const auditKind = z.enum(['sign-in', 'command', 'refusal'])
export type AuditKind = z.infer<typeof auditKind>

/** The caller of a request: an account's id and role, never a name. */
export const auditActor = z.object({
  kind: z.enum(['visitor', 'buyer', 'staff', 'service']),
  id: cleanedText(80).optional(),
  roleId: cleanedText(80).optional(),
  /** The API key that they called with. */
  apiKeyId: cleanedText(80).optional(),
})
export type AuditActor = z.infer<typeof auditActor>

/** The account that a request without a session turned out to be about. */
export const auditSubject = z.object({ kind: z.enum(['buyer', 'staff']), id: cleanedText(80) })
export type AuditSubject = z.infer<typeof auditSubject>

export const auditOutcome = z.string().regex(/^[a-z-]{1,60}$/)

/** One entry of the audit trail as a service sends it. `at` is the time of the response, ISO 8601. */
export const auditEntry = z.object({
  id: z.string().regex(/^audit-[0-9a-z]{20,40}$/),
  at: z.iso.datetime(),
  service: z.enum([...serviceName.options, 'gateway']),
  call: cleanedText(80).min(1),
  kind: auditKind,
  /** Set if the entry is a security event; not part of the trail itself. */
  security: securityEventKind.optional(),
  actor: auditActor,
  subject: auditSubject.optional(),
  /** `done` or the code of the refusal. */
  outcome: auditOutcome,
  /** The objects, by field name: ids only. */
  objects: z.record(cleanedText(40), z.array(cleanedText(100)).max(50)),
  /** Number of identical events that the entry summarises. */
  times: z.int().min(1),
  address: cleanedText(64),
  userAgent: cleanedText(300),
  correlationId: cleanedText(80),
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
