import { z } from 'zod'
import { auditKind, auditOutcome } from '../../api/record-audit.ts'
import { cleanedText } from '../../api/text.ts'
import { instant } from '../fields.ts'

const party = z.object({
  kind: z.enum(['visitor', 'buyer', 'staff', 'service']),
  id: z.string().nullable(),
  /** For staff only, until they are removed. */
  name: z.string().nullable(),
})

/** One entry of the audit trail. `address` and `userAgent` are null once erased. */
export const auditRow = z.object({
  id: z.string(),
  /** Place in the chain, 1 for the first entry. */
  sequence: z.int(),
  at: instant,
  service: z.string(),
  call: z.string(),
  kind: auditKind,
  actor: party.extend({ roleId: z.string().nullable() }),
  /** The account that a request without a session was about. */
  subject: party.nullable(),
  /** `done` or the code of the refusal. */
  outcome: z.string(),
  objects: z.record(z.string(), z.array(z.string())),
  /** Number of identical events that this entry summarises. */
  times: z.int(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  correlationId: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

const word = (max: number) => cleanedText(max).min(1).optional()

export const auditFilter = z.object({
  /** Id of the actor or of the account concerned, or the username of a member of staff. */
  actor: word(80),
  /** Prefix of the call's name. */
  call: word(80),
  kind: auditKind.optional(),
  /** `done`, a code, or `refused` for all that is not done. */
  outcome: auditOutcome.optional(),
  /** Both included, ISO 8601. */
  from: instant.optional(),
  to: instant.optional(),
  /** Id of what was acted on. */
  object: word(100),
  /** Network address. */
  address: word(64),
  correlationId: word(80),
})
export type AuditFilter = z.infer<typeof auditFilter>
