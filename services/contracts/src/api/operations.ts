import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'
import { jobQueue } from './jobs.ts'
import { finding, reconcilerState } from './reconcile.ts'
import { cleanedText, multiLine } from './text.ts'

const parkedKey = z.object({
  key: z.string(),
  /** `gap`: a previous event is missing. `poison`: the consumer failed on it. */
  kind: z.enum(['gap', 'poison']),
  /** The first event that waits. */
  eventId: z.string(),
  type: z.string(),
  sequence: z.int(),
  /** Number of events waiting under the key. */
  waiting: z.int(),
  reason: z.string(),
  since: z.iso.datetime(),
})

export const consumerState = z.object({
  /** The name of the reader; generations of one view share it. */
  name: z.string(),
  /** Identifies it in retry and skip. */
  consumer: z.string(),
  kind: z.enum(['projection', 'reaction']),
  topic: z.string(),
  /** For a projection: the generation of its view, and whether it is the one being read. */
  view: z
    .object({
      version: z.int(),
      generation: z.int(),
      live: z.boolean(),
      since: z.iso.datetime(),
      /** When one that is not read is discarded; null for the others. An earlier release has none. */
      until: z.iso.datetime().nullable().default(null),
    })
    .nullable(),
  partitions: z.array(z.object({ partition: z.int(), offset: z.int(), end: z.int(), lag: z.int() })),
  parked: z.array(parkedKey),
})

export const serviceOperations = z.object({
  name: serviceName,
  ready: z.boolean(),
  /** Commits not yet in Kafka and the age of the oldest, seconds. */
  outbox: z.object({ pending: z.int(), oldestSeconds: z.number() }),
  consumers: z.array(consumerState),
  /** An earlier release has none. */
  reconcilers: z.array(reconcilerState).default([]),
  /** What they found last, first what a person has to look at. */
  findings: z.array(finding).default([]),
  /** Null before its jobs are started; an earlier release has none. */
  jobs: jobQueue.nullable().default(null),
})
export type ServiceOperations = z.infer<typeof serviceOperations>

/** Lag, outbox, parked keys and jobs of a service; the gateway collects them for the console. */
export const getServiceOperations = call({
  name: 'get-service-operations',
  path: '/internal/operations',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: serviceOperations,
  errors: [],
})

const viewName = cleanedText(80).min(1)
const generation = z.int().positive()

export const viewInput = z.object({ view: viewName })
export const generationInput = z.object({ view: viewName, generation })
export const viewGenerations = z.object({ view: viewName, live: generation, generation })

/** Fills the next generation of a view beside the current one, from the first event. */
export const beginRebuild = call({
  name: 'begin-rebuild',
  path: '/internal/views/rebuild',
  effect: 'read',
  access: internal,
  input: viewInput,
  output: viewGenerations,
  errors: ['view-not-found', 'rebuild-present'],
})

/** Reads from another generation, forwards or back, on every instance within a second. */
export const switchGeneration = call({
  name: 'switch-generation',
  path: '/internal/views/switch',
  effect: 'read',
  access: internal,
  input: generationInput,
  output: viewGenerations,
  errors: ['view-not-found', 'generation-not-found', 'view-behind'],
})

export const discardGeneration = call({
  name: 'discard-generation',
  path: '/internal/views/discard',
  effect: 'read',
  access: internal,
  input: generationInput,
  output: viewGenerations,
  errors: ['view-not-found', 'generation-not-found'],
})

export const comparison = z.object({
  rows: z.int(),
  same: z.int(),
  different: z.int(),
  missing: z.int(),
  moving: z.int(),
  examples: z.array(z.string()),
})

/** Compares a generation with the one that is read, row by row. */
export const compareGenerations = call({
  name: 'compare-generations',
  path: '/internal/views/compare',
  effect: 'read',
  access: internal,
  input: generationInput,
  output: comparison,
  errors: ['view-not-found', 'generation-not-found'],
})

export const parkedInput = z.object({ consumer: cleanedText(160).min(1), key: cleanedText(200).min(1) })
export const skipReason = multiLine(300).min(3)

/** `freed`: nothing waits under the key any more; otherwise the reason why it still does. */
export const parkedOutcome = z.object({ freed: z.boolean(), reason: z.string().nullable() })

export const retryParkedKey = call({
  name: 'retry-parked-key',
  path: '/internal/parked/retry',
  effect: 'read',
  access: internal,
  input: parkedInput,
  output: parkedOutcome,
  errors: ['not-parked'],
})

/** Lets the reader skip the first event that waits, permanently and in every later rebuild. */
export const skipParkedKey = call({
  name: 'skip-parked-key',
  path: '/internal/parked/skip',
  effect: 'read',
  access: internal,
  input: parkedInput.extend({ eventId: cleanedText(200), reason: skipReason, by: cleanedText(80) }),
  output: parkedOutcome,
  errors: ['not-parked', 'gap-not-skippable', 'version-conflict'],
})

const reencryptedFrom = z.object({ collection: cleanedText(80), after: cleanedText(200) })

/** Encrypts a batch of values again that the former VAULT_SECRET encrypted; `next` is where the next one begins. */
export const reencrypt = call({
  name: 'reencrypt',
  path: '/internal/reencrypt',
  effect: 'read',
  access: internal,
  input: z.object({ from: reencryptedFrom.optional() }),
  output: z.object({ reencrypted: z.int(), next: reencryptedFrom.nullable() }),
  errors: [],
})

/** Marks a batch of commits to be published once more, oldest first; `next` is where the next batch begins. */
export const refillTopic = call({
  name: 'refill-topic',
  path: '/internal/topic/refill',
  effect: 'read',
  access: internal,
  input: z.object({ after: cleanedText(24).optional() }),
  output: z.object({ marked: z.int(), next: z.string().nullable() }),
  errors: [],
})

const archivePlace = z.object({ streamId: cleanedText(200), version: z.int() })

/**
 * Archives a batch of commits older than some days; bytes are those of their events before, and of the archive after. After
 * 30 days nothing depends on request ids and cached states any more.
 */
export const archiveCommits = call({
  name: 'archive-commits',
  path: '/internal/commits/archive',
  effect: 'read',
  access: internal,
  input: z.object({ olderThanDays: z.int().min(30).max(36_500), from: archivePlace.optional() }),
  output: z.object({ commits: z.int(), before: z.int(), after: z.int(), next: archivePlace.nullable() }),
  errors: [],
})
