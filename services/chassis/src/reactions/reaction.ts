import { type AnyFact, type RecordedFact, type ServiceName, topicOf } from '@pinline/events/fact'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { CommandContext } from '../event-store/commit.ts'
import type { EventConsumer, EventLog, IncomingMessage } from '../kafka/kafka-port.ts'
import { readMessage } from '../kafka/read-message.ts'
import { firstOf, type Parked } from '../read-models/parked.ts'

export interface Reaction<Fact extends AnyFact = AnyFact> {
  /** A sentence: `release-stock-when-order-cancelled`. */
  readonly name: string
  readonly hears: {
    readonly service: ServiceName
    readonly types: readonly Fact['type'][]
    readonly factSchema: z.ZodType<Fact>
  }
  /** Turns the fact into commands. `context.request` gives each effect its id, so that a repetition does nothing. */
  readonly react: (recorded: RecordedFact<Fact>, context: CommandContext) => Promise<void>
}

export interface AnyReaction {
  readonly name: string
  readonly hears: { readonly service: ServiceName; readonly types: readonly string[] }
  readonly apply: (recorded: RecordedFact, context: CommandContext) => Promise<void>
}

export const defineReaction = <Fact extends AnyFact>(definition: Reaction<Fact>): AnyReaction => ({
  name: definition.name,
  hears: definition.hears,
  apply: (recorded, context) =>
    definition.react({ ...recorded, fact: definition.hears.factSchema.parse(recorded.fact) }, context),
})

interface Activation {
  readonly _id: string
  /** Partition → first offset that counts. */
  readonly offsets: Readonly<Record<string, string>>
}

export interface ReactionParts {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly clock: Clock
  readonly logger: Logger
}

const tries = 5

export const reactionGroup = (service: ServiceName, name: string): string => `${service}.reaction.${name}`

/** What the effect of one event is recorded under. */
export const effectContext = (reaction: string, recorded: RecordedFact, service: ServiceName): CommandContext => ({
  actor: { kind: 'service', id: service },
  correlationId: recorded.correlationId,
  causationId: recorded.id,
  request: { id: `${reaction}-${recorded.id}`, hash: 'effect' },
})

/**
 * Runs a reaction from its activation on. Answers the failures "a replay sends every old mail again" (facts
 * before the activation offset do nothing) and "the effect happened twice" (one request id an event). A fact
 * that fails five times is parked with its stream and tried again later; other streams flow on.
 */
export const runReaction = async (parts: ReactionParts, reaction: AnyReaction): Promise<EventConsumer> => {
  const topic = topicOf(reaction.hears.service)
  const group = reactionGroup(parts.service, reaction.name)
  const from = await activate(parts, reaction.name, topic)
  return await parts.log.consume(group, [topic], async (batch) => {
    for (const message of batch) {
      if (message.offset < (from.get(message.partition) ?? 0n)) continue
      await reactTo(parts, reaction, group, message)
    }
  })
}

const activate = async (parts: ReactionParts, name: string, topic: string): Promise<Map<number, bigint>> => {
  const activations = parts.db.collection<Activation>('activations', { writeConcern: { w: 'majority' } })
  const known = await activations.findOne({ _id: name })
  if (known === null) {
    const ends = await parts.log.ends(topic)
    const offsets = Object.fromEntries(ends.map(({ partition, end }) => [String(partition), end.toString()]))
    await activations.updateOne({ _id: name }, { $setOnInsert: { offsets } }, { upsert: true })
  }
  const activation = known ?? (await activations.findOne({ _id: name }))
  return new Map(
    Object.entries(activation?.offsets ?? {}).map(([partition, offset]) => [Number(partition), BigInt(offset)]),
  )
}

const reactTo = async (
  parts: ReactionParts,
  reaction: AnyReaction,
  group: string,
  message: IncomingMessage,
): Promise<void> => {
  let recorded: RecordedFact
  try {
    recorded = readMessage(message)
  } catch (error) {
    parts.logger.error(
      { reaction: reaction.name, offset: message.offset.toString(), error },
      'unreadable event passed over',
    )
    return
  }
  if (!reaction.hears.types.includes(recorded.fact.type)) return
  const waiting = (await parts.parked.waiting(group, [recorded.streamId])).get(recorded.streamId)
  const reason = waiting?.reason ?? (await tryEffect(parts, reaction, recorded, tries))
  if (reason === undefined) return
  await parts.parked.park(group, recorded.streamId, recorded, { kind: 'poison', reason }, parts.clock.now())
}

/** Tries an effect a few times. Answers undefined, or the reason for which it failed at last. */
const tryEffect = async (
  parts: ReactionParts,
  reaction: AnyReaction,
  recorded: RecordedFact,
  times: number,
): Promise<string | undefined> => {
  let reason = ''
  for (let attempt = 1; attempt <= times; attempt += 1) {
    try {
      await reaction.apply(recorded, effectContext(reaction.name, recorded, parts.service))
      return undefined
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      parts.logger.warn(
        { reaction: reaction.name, event: recorded.id, attempt, reason, correlationId: recorded.correlationId },
        'reaction failed',
      )
      if (attempt < times) await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt))
    }
  }
  return reason
}

/**
 * Tries again what waits under a key, in its order and once each; what an operator has skipped is dropped. Stops at
 * the first fact that fails again.
 */
export const reactAgain = async (parts: ReactionParts, reaction: AnyReaction, key: string): Promise<void> => {
  const group = reactionGroup(parts.service, reaction.name)
  for (;;) {
    const present = (await parts.parked.find(group, [key])).get(key)
    if (present === undefined) return
    const first = firstOf(present.facts)
    if (first === undefined) {
      if (await parts.parked.remove(present)) return
      continue
    }
    if (!(await parts.parked.isSkipped(reaction.name, first.id))) {
      const reason = await tryEffect(parts, reaction, first, 1)
      if (reason !== undefined)
        return await parts.parked.park(group, key, first, { kind: 'poison', reason }, parts.clock.now())
    }
    await parts.parked.drop(group, key, first.id)
  }
}
