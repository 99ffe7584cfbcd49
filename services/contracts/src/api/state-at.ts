import { actor } from '@pinline/events/event'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/** So many of the events since the moment are listed, the oldest ones. */
export const maxEventsSince = 100
/** So many fields are compared, those that differ before others. */
export const maxFields = 1000

/** Input of a call that says what something was at a moment; without one, at its beginning. */
export const moment = z.object({ at: z.iso.datetime().optional() })

/** What something was at a moment, beside what it is now. */
export const stateAt = z.object({
  /** The moment that was asked for, or the beginning. */
  at: z.iso.datetime(),
  began: z.iso.datetime(),
  /** How many events the stream had by then. */
  version: z.int(),
  /** How many it has now. */
  present: z.int(),
  /** `past` and `now` are JSON; null where the field did not exist. */
  fields: z.array(z.object({ path: z.string(), past: z.string().nullable(), now: z.string().nullable() })),
  hasMoreFields: z.boolean(),
  /** What happened since, oldest first, up to a limit. */
  events: z.array(z.object({ sequence: z.int(), type: z.string(), at: z.iso.datetime(), actor })),
  hasMoreEvents: z.boolean(),
})
export type StateAt = z.infer<typeof stateAt>

export const stateAtErrors = ['moment-before-start', 'moment-in-future'] as const satisfies readonly ErrorCode[]
