import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { auditOutcome } from '../../api/record-audit.ts'
import { securityEventKind } from '../../api/security-event-kind.ts'
import { cleanedText } from '../../api/text.ts'
import { instant } from '../fields.ts'

const party = z.object({
  kind: z.enum(['visitor', 'buyer', 'staff', 'service']),
  id: z.string().nullable(),
  /** For staff only, until they are removed. */
  name: z.string().nullable(),
})

/** Security events of one kind, outcome, account and network address, within ten minutes. */
export const securityEventRow = z.object({
  id: z.string(),
  kind: securityEventKind,
  service: z.string(),
  /** `done` or the code of the refusal. */
  outcome: z.string(),
  /** Names of the calls, ten at most. */
  calls: z.array(z.string()),
  actor: party,
  /** The account concerned, which may be the actor's; null if there is none with the name that was tried. */
  account: party.nullable(),
  /** In a row with `isRest` the network (IPv6: /64) whose other addresses and accounts it counts, or empty. */
  address: z.string(),
  userAgent: z.string(),
  /** Beginning of the ten minutes. */
  from: instant,
  firstAt: instant,
  lastAt: instant,
  times: z.int(),
  /** Whether the row counts all events for which the ten minutes, or the network, had no row left. */
  isRest: z.boolean(),
})
export type SecurityEventRow = z.infer<typeof securityEventRow>

const word = (max: number) => cleanedText(max).min(1).optional()

export const securityEventFilter = z.object({
  kind: securityEventKind.optional(),
  /** `done`, a code, or `refused` for all that is not done. */
  outcome: auditOutcome.optional(),
  /** Id of the actor or of the account concerned, or the username of a member of staff. */
  account: word(80),
  /** Network address. */
  address: word(64),
  service: z.enum([...serviceName.options, 'gateway']).optional(),
  /** Rows with an event between these instants, both included. */
  from: instant.optional(),
  to: instant.optional(),
})
export type SecurityEventFilter = z.infer<typeof securityEventFilter>
