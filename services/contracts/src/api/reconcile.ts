import { actor, serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'
import { cleanedText } from './text.ts'

/** Every kind of finding. On the wire it is a text, since a newer release has others. */
export const findingKinds = [
  'row-missing',
  'row-behind',
  'row-different',
  'row-ahead',
  'row-not-folded',
  'commit-missing',
  'refund-missing',
  'refund-not-followed',
  'refund-not-recorded',
  'refund-not-at-wallet',
  'capture-missing',
  'capture-different',
  'capture-not-at-wallet',
  'reservation-of-cancelled-order',
  'reservation-of-shipped-order',
  'reservation-without-order',
  'to-do-missing',
  'to-do-stale',
  'to-do-closed',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Deviation from the truth. `streamId` is the stream, or the row of a read model, that deviates. */
export const finding = z.object({
  reconciler: z.string(),
  kind: z.string(),
  streamId: z.string(),
  /** What differs; no personal data. */
  detail: z.string(),
  /** `open`: a person has to look at it. `resolved`: it was open, and a later check found no deviation. */
  state: z.enum(['repaired', 'open', 'resolved']),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** How often it was found. */
  times: z.int(),
  /** The read model of the row; null for anything else, and for findings of an earlier release. */
  view: z.string().nullable().default(null),
  /** The fields that differ. */
  fields: z.array(z.string()).default([]),
})
export type Finding = z.infer<typeof finding>

/** What a reconciler has done since the first start of its service. */
export const reconcilerState = z.object({
  name: z.string(),
  lastRunAt: z.iso.datetime().nullable(),
  /** When all was checked last; null before the first time. */
  lastRoundAt: z.iso.datetime().nullable(),
  checked: z.int(),
  found: z.int(),
  repaired: z.int(),
  /** Findings that a person has to look at now. */
  open: z.int(),
})
export type ReconcilerState = z.infer<typeof reconcilerState>

const reconcilePlace = z.object({ after: cleanedText(400), startedAt: z.iso.datetime() })

/** Checks and repairs a batch; `next` is where the next one begins. Without `from` it begins with the first. */
export const reconcile = call({
  name: 'reconcile',
  path: '/internal/reconcile',
  effect: 'read',
  access: internal,
  input: z.object({ reconciler: cleanedText(80).min(1), from: reconcilePlace.optional() }),
  output: z.object({
    checked: z.int(),
    repaired: z.int(),
    /** Findings that a person has to look at. */
    open: z.int(),
    /** A few of the findings. */
    examples: z.array(finding.pick({ kind: true, streamId: true, detail: true })),
    next: reconcilePlace.nullable(),
  }),
  errors: ['not-found'],
})

/** Compares one row with its events, and writes it anew if it differs. A row that is not there is left to the rounds. */
export const checkViewRow = call({
  name: 'check-view-row',
  path: '/internal/reconcile/row',
  effect: 'read',
  access: internal,
  input: z.object({ view: cleanedText(80).min(1), rowId: cleanedText(200).min(1) }),
  output: z.object({
    /** `same`: it is what its events fold to. `open`: a person has to look at it. */
    outcome: z.enum(['same', 'repaired', 'open']),
    fields: z.array(z.string()),
    detail: z.string().nullable(),
  }),
  errors: ['view-not-found', 'not-found'],
})

/** Streams of some types by id, each with the sequence of its last event once Kafka has all of them, 0 until then. */
export const listStreams = call({
  name: 'list-streams',
  path: '/internal/streams/list',
  effect: 'read',
  access: internal,
  input: z.object({
    streamTypes: z.array(cleanedText(80)).min(1).max(20),
    after: cleanedText(200),
    limit: z.int().min(1).max(500),
  }),
  output: z.object({
    streams: z.array(
      z.object({ streamType: z.string(), streamId: z.string(), published: z.int(), lastAt: z.iso.datetime() }),
    ),
  }),
  errors: [],
})

const recordedEvent = z.object({
  id: z.string(),
  service: serviceName,
  streamType: z.string(),
  streamId: z.string(),
  sequence: z.int(),
  event: z.object({ type: z.string(), data: z.unknown() }),
  actor,
  correlationId: z.string(),
  causationId: z.string(),
  command: z.string().optional(),
  recordedAt: z.iso.datetime(),
})

/** All events of streams, in order within each. For readers of another service that compare what they have with the truth. */
export const readStreams = call({
  name: 'read-streams',
  path: '/internal/streams/read',
  effect: 'read',
  access: internal,
  input: z.object({ streamIds: z.array(cleanedText(200).min(1)).max(200) }),
  output: z.object({ events: z.array(recordedEvent) }),
  errors: [],
})
