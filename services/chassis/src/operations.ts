import { type ServiceName, topicOf } from '@pinline/events/fact'
import type { ServiceOperations } from './contract/operations.ts'
import type { EventLog } from './kafka/kafka-port.ts'
import type { Relay } from './outbox/relay.ts'
import type { AnyReaction } from './reactions/reaction.ts'
import { reactionGroup } from './reactions/reaction.ts'
import type { Parked } from './read-models/parked.ts'
import { type AnyProjection, groupOf } from './read-models/projection.ts'

interface Parts {
  readonly service: ServiceName
  readonly log: EventLog
  readonly relay: Relay
  readonly parked: Parked
  readonly now: () => Date
  readonly projections: readonly AnyProjection[]
  readonly reactions: readonly AnyReaction[]
}

type ConsumerState = ServiceOperations['consumers'][number]

/** Lag per consumer and partition, outbox and parked keys of one service. */
export const operationsOf = async (parts: Parts): Promise<ServiceOperations> => {
  const consumers = [
    ...parts.projections.flatMap((projection) =>
      [...new Set(projection.sources.map((source) => topicOf(source.service)))].map((topic) => ({
        name: projection.name,
        kind: 'projection' as const,
        topic,
        group: groupOf(parts.service, projection),
      })),
    ),
    ...parts.reactions.map((reaction) => ({
      name: reaction.name,
      kind: 'reaction' as const,
      topic: topicOf(reaction.hears.service),
      group: reactionGroup(parts.service, reaction.name),
    })),
  ]
  const ends = new Map(
    await Promise.all(
      [...new Set(consumers.map(({ topic }) => topic))].map(
        async (topic) => [topic, await parts.log.ends(topic)] as const,
      ),
    ),
  )
  const states = consumers.map(async ({ name, kind, topic, group }): Promise<ConsumerState> => {
    const [committed, parked] = await Promise.all([parts.log.committed(group, topic), parts.parked.list(group)])
    const partitions = (ends.get(topic) ?? []).map(({ partition, end }) => {
      const offset = committed.find((c) => c.partition === partition)?.offset ?? -1n
      return { partition, offset: Number(offset), end: Number(end), lag: Number(end - (offset < 0n ? 0n : offset)) }
    })
    return {
      name,
      kind,
      topic,
      partitions: partitions.sort((a, b) => a.partition - b.partition),
      parked: parked.map(({ key, facts, reason, since }) => ({
        key,
        sequence: facts[0]?.sequence ?? 0,
        reason,
        since: since.toISOString(),
      })),
    }
  })
  return {
    name: parts.service,
    ready: true,
    outbox: await parts.relay.state(parts.now()),
    consumers: await Promise.all(states),
  }
}
