import type { AnyFact, RecordedFact } from '@pinline/events/fact'
import { isRejection, type Rejection, rejection } from '../contract/error-codes.ts'
import type { Position } from '../contract/position.ts'
import type { Decider } from '../domain/decider.ts'
import { type CommandContext, recordedFacts } from './commit.ts'
import type { EventStore } from './event-store.ts'

const maxAttempts = 12

export interface Done<State, Fact extends AnyFact> {
  readonly kind: 'done'
  /** The stream that holds the effect: for a repeated request the one of its first run. */
  readonly streamId: string
  /** What this call recorded: none where there was nothing to do or the request was known. */
  readonly facts: readonly RecordedFact<Fact>[]
  readonly state: State
  readonly version: number
  readonly position: Position
}

export interface Loaded<State> {
  readonly state: State
  readonly version: number
}

/** The part of the platform that commands need. */
export interface CommandPlatform {
  readonly store: EventStore
}

/** Folds a stream, from its snapshot where it has one. Facts that no longer parse are a bug and throw. */
export const loadStream = async <State, Command, Fact extends AnyFact>(
  { store }: CommandPlatform,
  decider: Decider<State, Command, Fact>,
  streamId: string,
): Promise<Loaded<State>> => {
  let state = decider.initial
  let version = 0
  if (decider.snapshot !== undefined) {
    const kept = await store.snapshots.findOne({ _id: streamId, schemaVersion: decider.snapshot.version })
    const parsed = kept === null ? undefined : decider.snapshot.schema.safeParse(kept.state)
    if (kept !== null && parsed?.success === true) {
      state = parsed.data
      version = kept.version
    }
  }
  const from = version
  for (const commit of await store.load(streamId, version)) {
    for (const event of commit.events) {
      state = decider.evolve(state, decider.factSchema.parse(event))
      version += 1
    }
  }
  if (decider.snapshot !== undefined && version - from >= decider.snapshot.everyFacts) {
    await store.snapshots.updateOne(
      { _id: streamId },
      { $set: { schemaVersion: decider.snapshot.version, version, state } },
      { upsert: true },
    )
  }
  return { state, version }
}

/**
 * load → decide → one insert, with bounded retries when another commit took the version. With
 * `expectedVersion` a stream that has moved on since is refused as `version-conflict`. With a request id
 * the command has one effect however often it comes; a repetition answers the state as it is now.
 */
export const handleCommand = async <State, Command, Fact extends AnyFact>(
  platform: CommandPlatform,
  decider: Decider<State, Command, Fact>,
  order: {
    readonly streamId: string
    readonly command: Command
    readonly context: CommandContext
    readonly expectedVersion?: number | undefined
  },
): Promise<Done<State, Fact> | Rejection> => {
  const { store } = platform
  const { command, context } = order
  const done = (streamId: string, loaded: Loaded<State>, facts: readonly RecordedFact<Fact>[]): Done<State, Fact> => ({
    kind: 'done',
    streamId,
    facts,
    state: loaded.state,
    version: loaded.version,
    position: { service: store.service, streamType: decider.streamType, streamId, version: loaded.version },
  })
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (context.request !== undefined) {
      const known = await store.findRequest(context.request.id)
      if (known !== undefined) {
        if (known.hash !== context.request.hash) return rejection('idempotency-key-reused')
        return done(known.streamId, await loadStream(platform, decider, known.streamId), [])
      }
    }
    const loaded = await loadStream(platform, decider, order.streamId)
    if (order.expectedVersion !== undefined && order.expectedVersion !== loaded.version)
      return rejection('version-conflict', { data: { version: loaded.version } })
    const decision = decider.decide(loaded.state, command)
    if (isRejection(decision)) return decision
    if (decision.length === 0) return done(order.streamId, loaded, [])
    const result = await store.append({
      streamType: decider.streamType,
      streamId: order.streamId,
      version: loaded.version + 1,
      events: decision,
      context,
    })
    if (result.outcome === 'appended') {
      const facts = recordedFacts(store.service, result.commit).map((recorded, index) => ({
        ...recorded,
        fact: decision[index] ?? decider.factSchema.parse(recorded.fact),
      }))
      const state = decision.reduce(decider.evolve, loaded.state)
      return done(order.streamId, { state, version: loaded.version + decision.length }, facts)
    }
  }
  throw new Error(`stream ${order.streamId} was too contended: ${maxAttempts} attempts`)
}
