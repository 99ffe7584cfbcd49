import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/**
 * What staff respond to. A form, a quotation and an after-sales request are timed themselves, so that the to-dos to answer
 * them are not among the to-dos.
 */
export const responseKind = z.enum([
  'form',
  'quotation',
  'after-sale',
  'prepare-order',
  'refund-due',
  'late-payment',
  'send-replacement',
  'restock',
  'translate-content',
  'mend-webhook',
  'mention',
  'finding',
])
export type ResponseKind = z.infer<typeof responseKind>

/** As many days as are read at once. */
export const maxResponseDays = 400

const dayMs = 86_400_000
const daysOfWeek = 7

/** The Monday of a day's week, both UTC. */
export const mondayOf = (day: string): string => {
  const at = Date.parse(day.slice(0, 10))
  const sinceMonday = (new Date(at).getUTCDay() + daysOfWeek - 1) % daysOfWeek
  return new Date(at - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/** From one instant to another, rounded up: at least one, also where the clocks of two services differ. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000))

/** Responses of some time. Seconds by the clock, nights and weekends among them; null if there was no response. */
export const responseFigures = z.object({
  responses: z.int(),
  /** Half of the responses took no longer. */
  median: z.int().nullable(),
  /** Nine of ten responses took no longer. */
  percentile90: z.int().nullable(),
  /** Responses after their due time. */
  late: z.int(),
})
export type ResponseFigures = z.infer<typeof responseFigures>

export const responseTimesOfKind = responseFigures.extend({
  kind: responseKind,
  /** What waits for a response now, and since when the oldest of it does. */
  waiting: z.int(),
  waitingSince: z.iso.datetime().nullable(),
  /** Every week of the range by its Monday, the oldest first. */
  weeks: z.array(responseFigures.extend({ week: z.iso.date() })),
})
export type ResponseTimesOfKind = z.infer<typeof responseTimesOfKind>

/**
 * How long staff took to respond, by kind and week. A response counts in the week (Monday to Sunday, UTC) in which it was
 * given; the weeks are those in which the days of the range lie. No figure is of a person.
 */
export const listResponseTimes = call({
  name: 'list-response-times',
  path: '/private/response-times/list',
  effect: 'read',
  access: staff('to-dos.read'),
  weight: 32,
  input: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'too-small' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxResponseDays * dayMs, {
      path: ['to'],
      error: 'too-big',
    }),
  output: z.object({ list: z.array(responseTimesOfKind) }),
  errors: [],
})
export type ResponseTimes = z.output<typeof listResponseTimes.output>
