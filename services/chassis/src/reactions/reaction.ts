import { type AnyEvent, type RecordedEvent, type ServiceName, topicOf } from '@pinline/events/event'
import { inSpanOf } from '@pinline/telemetry/spans'
import { parseTraceparent } from '@pinline/telemetry/trace-context'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { CommandContext } from '../event-store/commit.ts'
import type { EventConsumer, EventLog, IncomingMessage } from '../kafka/kafka-port.ts'
import { readMessage } from '../kafka/read-message.ts'
import type { Parked } from '../parked.ts'
import { storePermanentEffect } from './permanent-effects.ts'

export interface Reaction<Event extends AnyEvent = AnyEvent> {
  /** A sentence: `release-stock-when-order-cancelled`. */
  readonly name: string
  readonly subscribesTo: {
    readonly service: ServiceName
    readonly types: readonly Event['type'][]
    readonly eventSchema: z.ZodType<Event>
  }
  /**
   * Turns the event into commands. `context.request` gives each effect its id, so that a repetition does nothing.
   * @param arrivedAt when its batch arrived, by `performance.now()`: what was read since then may be used for it
   */
  readonly react: (recorded: RecordedEvent<Event>, context: CommandContext, arrivedAt: number) => Promise<void>
  /** The effect must last for ever: it is repeated at each start, see `redeliver.ts`, and may be repeated any time. */
  readonly permanent?: true
  /**
   * The effect leaves the system and cannot be taken back, as a mail does: an event older than
   * EXTERNAL_EFFECT_MAX_DAYS has none. What was sent is known for longer than that.
   */
  readonly external?: true
}

export interface AnyReaction {
  readonly name: string
  readonly permanent: boolean
  readonly external: boolean
  readonly subscribesTo: { readonly service: ServiceName; readonly types: readonly string[] }
  /** @param arrivedAt now if it is left out */
  readonly apply: (recorded: RecordedEvent, context: CommandContext, arrivedAt?: number) => Promise<void>
}

export const defineReaction = <Event extends AnyEvent>(definition: Reaction<Event>): AnyReaction => ({
  name: definition.name,
  permanent: definition.permanent === true,
  external: definition.external === true,
  subscribesTo: definition.subscribesTo,
  apply: (recorded, context, arrivedAt = performance.now()) =>
    definition.react(
      { ...recorded, event: definition.subscribesTo.eventSchema.parse(recorded.event) },
      context,
      arrivedAt,
    ),
})

interface Activation {
  readonly _id: string
  /** Partition → first offset that counts. */
  readonly offsets: Readonly<Record<string, string>>
  /** Events recorded since then count in any case: a refilled topic has other offsets. Activations of earlier releases have none. */
  readonly since?: Date
}

export interface ReactionDeps {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly clock: Clock
  readonly logger: Logger
  /** Age from which on an event has no effect outside the system. */
  readonly externalEffectMaxMs: number
  /** Counts handled events; never throws. */
  readonly onHandled: (reaction: string, result: 'done' | 'parked') => void
}

/**
 * Immediate tries; an event that still fails is parked and retried with longer pauses, so that it blocks nothing else.
 */
const tries = 3
const firstPauseMs = 100

/** Consumer name of a reaction's parked keys. */
export const reactionConsumer = (service: ServiceName, name: string): string => `${service}.reaction.${name}`

/** The one group in which all reactions of a service read. */
export const reactionsGroup = (service: ServiceName): string => `${service}.reactions`

/** The command context for the effect of one event. */
export const effectContext = (reaction: string, recorded: RecordedEvent, service: ServiceName): CommandContext => ({
  actor: { kind: 'service', id: service },
  correlationId: recorded.correlationId,
  causationId: recorded.id,
  request: { id: `${reaction}-${recorded.id}`, hash: 'effect' },
})

/**
 * Runs a service's reactions, each from its activation on, with one consumer for all. Prevents the failures "a replay
 * sends every old mail again" (events before the activation offset do nothing) and "an effect happens twice" (one
 * request id per event). An event that keeps failing is parked with its stream and retried later; other streams and
 * other reactions proceed.
 */
export const runReactions = async (
  deps: ReactionDeps,
  reactions: readonly AnyReaction[],
): Promise<EventConsumer | undefined> => {
  if (reactions.length === 0) return undefined
  const topics = [...new Set(reactions.map(({ subscribesTo }) => topicOf(subscribesTo.service)))]
  const active = await activateReactions(deps, reactions)
  const reactToAll = async (
    { reaction, topic, from, since }: (typeof active)[number],
    batch: readonly IncomingMessage[],
    arrivedAt: number,
  ) => {
    for (const message of batch)
      if (message.topic === topic && (message.offset >= (from.get(message.partition) ?? 0n) || isSince(message, since)))
        await reactTo(deps, reaction, message, arrivedAt)
  }
  const handle = async (batch: readonly IncomingMessage[]) => {
    const arrivedAt = performance.now()
    await Promise.all(active.map((one) => reactToAll(one, batch, arrivedAt)))
  }
  return await deps.log.consume(reactionsGroup(deps.service), topics, handle, {
    onAssigned: () => deps.parked.lookAgain(),
  })
}

const isSince = (message: IncomingMessage, since: Date | undefined): boolean => {
  if (since === undefined) return false
  try {
    return Date.parse(readMessage(message).recordedAt) >= since.getTime()
  } catch {
    return false
  }
}

/** Stores the offsets from which each reaction is active, unless stored already. */
export const activateReactions = async (deps: ReactionDeps, reactions: readonly AnyReaction[]) =>
  await Promise.all(
    reactions.map(async (reaction) => ({
      reaction,
      topic: topicOf(reaction.subscribesTo.service),
      ...(await activate(deps, reaction.name, topicOf(reaction.subscribesTo.service))),
    })),
  )

const activate = async (
  deps: ReactionDeps,
  name: string,
  topic: string,
): Promise<{ readonly from: ReadonlyMap<number, bigint>; readonly since: Date | undefined }> => {
  const activations = deps.db.collection<Activation>('activations', { writeConcern: { w: 'majority' } })
  const known = await activations.findOne({ _id: name })
  if (known === null) {
    const since = deps.clock.now()
    const ends = await deps.log.ends(topic)
    const offsets = Object.fromEntries(ends.map(({ partition, end }) => [String(partition), end.toString()]))
    await activations.updateOne({ _id: name }, { $setOnInsert: { offsets, since } }, { upsert: true })
  }
  const activation = known ?? (await activations.findOne({ _id: name }))
  const from = new Map(
    Object.entries(activation?.offsets ?? {}).map(([partition, offset]) => [Number(partition), BigInt(offset)]),
  )
  return { from, since: activation?.since }
}

/** Handles one message for one reaction; if it keeps failing it is parked. */
export const reactTo = async (
  deps: ReactionDeps,
  reaction: AnyReaction,
  message: IncomingMessage,
  arrivedAt = performance.now(),
): Promise<void> => {
  const consumer = reactionConsumer(deps.service, reaction.name)
  let recorded: RecordedEvent
  try {
    recorded = readMessage(message)
  } catch (error) {
    deps.logger.error({ reaction: reaction.name, offset: message.offset.toString(), error }, 'unreadable event skipped')
    return
  }
  if (!reaction.subscribesTo.types.includes(recorded.event.type)) return
  const waiting = (await deps.parked.waiting(consumer, [recorded.streamId])).get(recorded.streamId)
  if (waiting !== undefined && (await deps.parked.join(waiting, [recorded]))) return
  if (await wasSkipped(deps, reaction, recorded)) return
  const reason = await tryEffect(deps, reaction, recorded, tries, arrivedAt)
  deps.onHandled(reaction.name, reason === undefined ? 'done' : 'parked')
  if (reason === undefined) return
  await deps.parked.park(consumer, recorded.streamId, [recorded], { kind: 'poison', reason }, deps.clock.now())
}

/**
 * Whether an operator has skipped an event for a reaction, for good. Prevents the failure "a topic is filled again, and
 * what a person has decided against happens". Shown by tests/system/chassis/refill.spec.ts. Nobody can have skipped an
 * event that is younger than the pauses between its tries: nothing is looked up for it.
 */
const wasSkipped = async (
  { clock, parked }: ReactionDeps,
  { name }: AnyReaction,
  { id, recordedAt }: RecordedEvent,
): Promise<boolean> =>
  clock.now().getTime() - Date.parse(recordedAt) >= firstPauseMs && (await parked.isSkipped(name, id))

/**
 * Whether an event is too old for an effect outside the system. Prevents the failure "consumer offsets are lost, and
 * every mail since the activation is sent again": records of sent messages end after a week. Shown by
 * tests/system/notification/lost-offsets.spec.ts.
 */
const isExpired = ({ clock, externalEffectMaxMs }: ReactionDeps, { recordedAt }: RecordedEvent): boolean =>
  Date.parse(recordedAt) < clock.now().getTime() - externalEffectMaxMs

/** Tries an effect a few times, in the trace of its event. Returns undefined, or the reason of the last failure. */
const tryEffect = (
  deps: ReactionDeps,
  reaction: AnyReaction,
  recorded: RecordedEvent,
  times: number,
  arrivedAt = performance.now(),
): Promise<string | undefined> =>
  inSpanOf(
    parseTraceparent(recorded.traceparent),
    {
      name: reaction.name,
      kind: 'consumer',
      attributes: { 'messaging.system': 'kafka', 'messaging.message.id': recorded.id },
    },
    async (span) => {
      const reason = await tryEffectInTrace(deps, reaction, recorded, times, arrivedAt)
      if (reason !== undefined) span.fail('effect-failed')
      return reason
    },
  )

const tryEffectInTrace = async (
  deps: ReactionDeps,
  reaction: AnyReaction,
  recorded: RecordedEvent,
  times: number,
  arrivedAt: number,
): Promise<string | undefined> => {
  if (reaction.external && isExpired(deps, recorded)) return undefined
  const started = performance.now()
  let reason = ''
  for (let attempt = 1; attempt <= times; attempt += 1) {
    try {
      await reaction.apply(recorded, effectContext(reaction.name, recorded, deps.service), arrivedAt)
      if (reaction.permanent) await storePermanentEffect(deps.db, reaction.name, recorded)
      const ms = Math.round((performance.now() - started) * 10) / 10
      deps.logger.info(
        { reaction: reaction.name, event: recorded.id, ms, correlationId: recorded.correlationId },
        'reaction',
      )
      return undefined
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      deps.logger.warn(
        { reaction: reaction.name, event: recorded.id, attempt, reason, correlationId: recorded.correlationId },
        'reaction failed',
      )
      if (attempt < times) await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (attempt - 1)))
    }
  }
  return reason
}

/**
 * Retries what waits under a key, in order and once each; events that an operator has skipped are dropped. Stops at the
 * first event that fails again.
 */
export const reactAgain = async (deps: ReactionDeps, reaction: AnyReaction, key: string): Promise<void> => {
  const consumer = reactionConsumer(deps.service, reaction.name)
  for (;;) {
    const present = await deps.parked.find(consumer, key)
    if (present === undefined) return
    const first = await deps.parked.first(present)
    if (first === undefined) {
      if (await deps.parked.remove(present)) return
      continue
    }
    if (!(await deps.parked.isSkipped(reaction.name, first.id))) {
      const reason = await tryEffect(deps, reaction, first, 1)
      if (reason !== undefined)
        return await deps.parked.park(consumer, key, [first], { kind: 'poison', reason }, deps.clock.now())
    }
    await deps.parked.drop(present, [first.id])
  }
}
