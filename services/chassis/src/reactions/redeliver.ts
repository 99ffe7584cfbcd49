import { setTimeout as pause } from 'node:timers/promises'
import { topicOf } from '@pinline/events/event'
import { permanentEffects } from './permanent-effects.ts'
import { type AnyReaction, effectContext, type ReactionDeps, reactTo } from './reaction.ts'

interface ReadOffsets {
  readonly _id: string
  /** Partition → first offset that has not been read. */
  readonly offsets: Readonly<Record<string, string>>
}

const tries = 5
const pauseMs = 3000

/**
 * Repeats at each start what permanent reactions have done before, and runs them for events received since. The offset
 * of a topic is stored in the database that the reaction protects, so that a restored backup restores the offset too
 * and later events are redelivered. Prevents the failure "a restored backup brings back an erased person". Shown by
 * tests/system/account/erasure.spec.ts.
 */
export const redeliver = async (deps: ReactionDeps, reactions: readonly AnyReaction[]): Promise<void> => {
  for (const reaction of reactions.filter(({ permanent }) => permanent))
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      try {
        await redeliverTo(deps, reaction)
        break
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        deps.logger.error({ reaction: reaction.name, attempt, reason }, 'a lasting reaction was not done again')
        await pause(pauseMs * attempt, undefined, { ref: false })
      }
    }
}

const redeliverTo = async (deps: ReactionDeps, reaction: AnyReaction): Promise<void> => {
  const topic = topicOf(reaction.subscribesTo.service)
  const places = deps.db.collection<ReadOffsets>('heard-to', { writeConcern: { w: 'majority' } })
  const place = await places.findOne({ _id: reaction.name })
  const from = new Map(
    Object.entries(place?.offsets ?? {}).map(([partition, offset]) => [Number(partition), BigInt(offset)]),
  )
  for await (const recorded of permanentEffects(deps.db, reaction.name))
    await reaction.apply(recorded, effectContext(reaction.name, recorded, deps.service))
  const ends = await deps.log.readOnce(topic, from, async (batch) => {
    for (const message of batch) await reactTo(deps, reaction, message)
  })
  const offsets = Object.fromEntries(ends.map(({ partition, end }) => [String(partition), end.toString()]))
  await places.updateOne({ _id: reaction.name }, { $set: { offsets } }, { upsert: true })
}
