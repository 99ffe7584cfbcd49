import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { describeSpan, inSpan } from '@pinline/telemetry/spans'
import type { z } from 'zod'
import { ContendedError } from '../contended.ts'
import type { Decider } from '../domain/decider.ts'
import { parseKnown } from '../known-events.ts'
import type { Loaded } from '../state-cache.ts'
import { type CommandContext, type Commit, recordedEvents } from './commit.ts'
import type { DecisionOutcome, EventStore } from './event-store.ts'

const maxAttempts = 12
/** From the fourth try on a command waits a random time up to so much longer each time, so that one of many gets through. */
const patientAttempts = 3
const waitStepMs = 8

const letOthersFinish = async (attempt: number): Promise<void> => {
  if (attempt >= patientAttempts) await pause(randomInt(waitStepMs * (attempt - patientAttempts + 1)))
}

export interface Done<State, Event extends AnyEvent> {
  readonly kind: 'done'
  /** The stream with the effect: for a repeated request, the stream of its first run. */
  readonly streamId: string
  /** The events that this call recorded: none if there was nothing to do or the request was known. */
  readonly events: readonly RecordedEvent<Event>[]
  readonly state: State
  readonly version: number
  readonly position: Position
}

/** The part of the platform that commands need. */
export interface CommandPlatform {
  readonly store: EventStore
}

/**
 * Folds a stream up to its current end, from this process's state cache or the snapshot. Events that no longer parse
 * are a bug and throw.
 */
export const loadStream = async <State, Command, Event extends AnyEvent>(
  { store }: CommandPlatform,
  decider: Decider<State, Command, Event>,
  streamId: string,
): Promise<Loaded<State>> => {
  const states = store.cached(decider)
  const cached = states.get(streamId)
  const from = cached ?? (await store.snapshots.read(decider, [streamId])).get(streamId) ?? emptyOf(decider)
  const loaded = foldCommits(decider, from, await store.load(streamId, from.version))
  if (cached === undefined) saveWhenBehind(store, decider, { streamId, from, loaded })
  if (loaded.version > 0) states.set(streamId, loaded)
  return loaded
}

/** Folds several streams up to their current ends with one query to the store, and one for snapshots. */
export const loadStreams = async <State, Command, Event extends AnyEvent>(
  { store }: CommandPlatform,
  decider: Decider<State, Command, Event>,
  streamIds: readonly string[],
): Promise<ReadonlyMap<string, Loaded<State>>> => {
  const states = store.cached(decider)
  const unknown = streamIds.filter((id) => states.get(id) === undefined)
  const snapshots = await store.snapshots.read(decider, unknown)
  const known = new Map(streamIds.map((id) => [id, states.get(id) ?? snapshots.get(id) ?? emptyOf(decider)]))
  const commits = await store.loadMany(
    [...known].map(([streamId, { version }]) => ({ streamId, afterVersion: version })),
  )
  const news = Map.groupBy(commits, ({ streamId }) => streamId)
  return new Map(
    [...known].map(([streamId, from]) => {
      const loaded = foldCommits(decider, from, news.get(streamId) ?? [])
      saveWhenBehind(store, decider, { streamId, from, loaded })
      if (loaded.version > 0) states.set(streamId, loaded)
      return [streamId, loaded]
    }),
  )
}

const emptyOf = <State>({ initial }: { readonly initial: State }): Loaded<State> => ({ state: initial, version: 0 })

/** Stores a snapshot after a fold of many events, so that the next process folds few. */
const saveWhenBehind = <State, Command, Event extends AnyEvent>(
  { snapshots }: EventStore,
  decider: Decider<State, Command, Event>,
  { streamId, from, loaded }: { streamId: string; from: Loaded<State>; loaded: Loaded<State> },
): void => {
  const every = decider.snapshot?.everyEvents
  if (every !== undefined && loaded.version - from.version >= every) void snapshots.save(decider, streamId, loaded)
}

const foldCommits = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  from: Loaded<State>,
  commits: readonly Pick<Commit, 'events'>[],
): Loaded<State> => {
  const events = commits.flatMap(({ events }) => events.map((event) => parseKnown(decider.eventSchema, event)))
  return { state: events.reduce(decider.evolve, from.state), version: from.version + events.length }
}

/** More events than this since an editor's version are a conflict, whatever they are. */
const maxEventsBetween = 20_000

/** Whether the stream has changed since the version that the editor saw, in a way that matters to the command. */
const isConflict = async <Event extends AnyEvent>(
  store: EventStore,
  { eventSchema }: { readonly eventSchema: z.ZodType<Event> },
  order: {
    readonly streamId: string
    readonly expectedVersion?: number | undefined
    readonly conflictsWith?: ((event: Event) => boolean) | undefined
  },
  version: number,
): Promise<boolean> => {
  const { streamId, expectedVersion: seen, conflictsWith } = order
  if (seen === undefined || seen === version) return false
  if (conflictsWith === undefined || seen > version || version - seen > maxEventsBetween) return true
  return (await store.eventsBetween(streamId, seen, version)).some((event) => conflictsWith(eventSchema.parse(event)))
}

/** A command on a stream, and who sends it. */
interface OrderedCommand<Command, Event extends AnyEvent> {
  readonly streamId: string
  readonly command: Command
  readonly context: CommandContext
  readonly expectedVersion?: number | undefined
  /** Which events since `expectedVersion` make it a conflict; without it, any. */
  readonly conflictsWith?: ((event: Event) => boolean) | undefined
  /** For a stream that should not exist yet, so that it need not be read. */
  readonly isNew?: true
  /** Another command follows on the stream within moments, as a rule: the events of both are published together then. */
  readonly isFollowed?: true
}

/**
 * load → decide → one insert, with bounded retries if another commit took the version. With `expectedVersion`, a stream
 * that has changed since (by an event that `conflictsWith` names) is rejected as `version-conflict`. With a request id the command takes effect once, however
 * often it is repeated; a repetition returns the current state.
 * The first try decides on the cached state: a commit based on it is valid only if it is the stream's next. If nothing
 * would be recorded, the stream is read up to its end and decided on again. Nor is the request looked up before it:
 * the unique index refuses the commit of a known one. Throws ContendedError if others take the version again and again.
 */
export const handleCommand = async <State, Command extends { readonly type: string }, Event extends AnyEvent>(
  platform: CommandPlatform,
  decider: Decider<State, Command, Event>,
  order: OrderedCommand<Command, Event>,
): Promise<Done<State, Event> | Rejection> => {
  let outcome: DecisionOutcome = 'failed'
  try {
    const attributes = { 'pinline.stream.type': decider.streamType, 'pinline.stream.id': order.streamId }
    return await inSpan({ name: order.command.type, kind: 'internal', attributes }, async () => {
      const decided = await decideAndStore(platform, decider, order)
      outcome = isRejection(decided) ? 'refused' : decided.events.length > 0 ? 'recorded' : 'unchanged'
      describeSpan({ attributes: { 'pinline.outcome': outcome } })
      return decided
    })
  } finally {
    platform.store.decided(decider.streamType, order.command.type, outcome)
  }
}

const decideAndStore = async <State, Command extends { readonly type: string }, Event extends AnyEvent>(
  platform: CommandPlatform,
  decider: Decider<State, Command, Event>,
  order: OrderedCommand<Command, Event>,
): Promise<Done<State, Event> | Rejection> => {
  const { store } = platform
  const { command, context, streamId } = order
  const states = store.cached(decider)
  const done = (
    streamId: string,
    loaded: Loaded<State>,
    events: readonly RecordedEvent<Event>[],
  ): Done<State, Event> => ({
    kind: 'done',
    streamId,
    events,
    state: loaded.state,
    version: loaded.version,
    position: { service: store.service, streamType: decider.streamType, streamId, version: loaded.version },
  })
  const assumed = states.get(streamId) ?? (order.isNew ? { state: decider.initial, version: 0 } : undefined)
  const decide = async (loaded: Loaded<State>): Promise<readonly Event[] | Rejection> =>
    (await isConflict(store, decider, order, loaded.version))
      ? rejection('version-conflict', { data: { version: loaded.version } })
      : decider.decide(loaded.state, command)
  /** The result if the request has taken effect, by this run or another. */
  const knownRequest = async (): Promise<Done<State, Event> | Rejection | undefined> => {
    const known = context.request === undefined ? undefined : await store.findRequest(context.request.id)
    if (known === undefined) return undefined
    return known.hash === context.request?.hash
      ? done(known.streamId, await loadStream(platform, decider, known.streamId), [])
      : rejection('idempotency-key-reused')
  }
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // Both begin in one turn of the event loop, and so are one query.
    const [known, current] = await Promise.all([
      attempt === 0 ? undefined : knownRequest(),
      attempt === 0 && assumed !== undefined ? assumed : loadStream(platform, decider, streamId),
    ])
    if (known !== undefined) return known
    let loaded = current
    let decision = await decide(loaded)
    if (loaded === assumed && (isRejection(decision) || decision.length === 0)) {
      loaded = await loadStream(platform, decider, streamId)
      decision = await decide(loaded)
    }
    if (isRejection(decision) || decision.length === 0) {
      // Another run of the same request may have taken effect in the meantime.
      const known = await knownRequest()
      if (known !== undefined) return known
      return isRejection(decision) ? decision : done(streamId, loaded, [])
    }
    const result = await store.append({
      streamType: decider.streamType,
      streamId,
      version: loaded.version + 1,
      events: decision,
      context,
      command: command.type,
      ...(order.isFollowed ? { isFollowed: true as const } : {}),
    })
    if (result.outcome === 'appended') {
      const recorded = decision
      const events = recordedEvents(store.service, result.commit).map((item, index) => ({
        ...item,
        event: recorded[index] ?? decider.eventSchema.parse(item.event),
      }))
      const after = { state: recorded.reduce(decider.evolve, loaded.state), version: loaded.version + recorded.length }
      states.set(streamId, after)
      store.snapshots.saveWhenDue(decider, streamId, { before: loaded.version, after })
      return done(streamId, after, events)
    }
    await letOthersFinish(attempt)
  }
  throw new ContendedError(`stream ${streamId} was too contended: ${maxAttempts} attempts`)
}
