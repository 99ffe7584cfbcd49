import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'
import { eventSummary } from './recorded-events.ts'
import { cleanedText } from './text.ts'

const ids = (max: number) => z.array(cleanedText(240).min(1)).max(max)

/** Commits that a service reads at most for one query. */
export const maxTracedCommits = 300
export const maxTracedIds = 400

/** Events of a service that belong to streams or to correlations, oldest first, with the reaction that caused each. */
export const traceEvents = call({
  name: 'trace-events',
  path: '/internal/events/trace',
  effect: 'read',
  access: internal,
  input: z.object({
    /** Of streams whose ids begin so, and of commits that several orders share. */
    orderNo: cleanedText(40).min(8),
    streamIds: ids(maxTracedIds),
    correlationIds: ids(maxTracedIds),
  }),
  output: z.object({
    events: z.array(eventSummary.extend({ reaction: z.string().nullable() })),
    /** Whether there are more than one query reads. */
    more: z.boolean(),
  }),
  errors: [],
})

/** Something about an order that is no event: a refused command, a mail, a webhook, what a wallet did. */
export const tracedLine = z.object({
  id: z.string(),
  service: serviceName,
  kind: z.enum(['refused', 'mail', 'webhook', 'wallet']),
  /** Name of the call, of the reaction that wrote the mail, of the wallet's step, or the host that a webhook is sent to. */
  name: z.string(),
  at: z.iso.datetime(),
  actor: z.enum(['visitor', 'buyer', 'staff', 'service']),
  correlationId: z.string().nullable(),
  /** The event that it follows from. */
  causationId: z.string().nullable(),
  /** Code of the refusal, state of the mail or the webhook, response to the wallet's webhook. */
  outcome: z.string(),
})
export type TracedLine = z.infer<typeof tracedLine>

/** What a service knows of an order besides events. */
export const traceLines = call({
  name: 'trace-lines',
  path: '/internal/events/trace-lines',
  effect: 'read',
  access: internal,
  input: z.object({ orderNo: cleanedText(40).min(8), eventIds: ids(maxTracedIds) }),
  output: z.object({ lines: z.array(tracedLine) }),
  errors: [],
})
