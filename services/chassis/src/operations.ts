import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { type ServiceName, topicOf } from '@pinline/events/event'
import type { QueueOperations } from './jobs/queue-operations.ts'
import type { EventLog } from './kafka/kafka-port.ts'
import { relayConsumer } from './outbox/refused-streams.ts'
import type { Relay } from './outbox/relay.ts'
import type { Parked } from './parked.ts'
import type { AnyReaction } from './reactions/reaction.ts'
import { reactionConsumer, reactionsGroup } from './reactions/reaction.ts'
import type { Generations } from './read-models/generations.ts'
import { groupOf } from './read-models/projection.ts'
import type { Reconciliation } from './reconcile/reconciliation.ts'

interface Deps {
  readonly service: ServiceName
  readonly log: EventLog
  readonly relay: Relay
  readonly parked: Parked
  readonly now: () => Date
  readonly generations: Generations
  readonly reactions: readonly AnyReaction[]
  readonly reconciliation: Reconciliation
  readonly jobs: QueueOperations
}

type ConsumerState = ServiceOperations['consumers'][number]

/** Streams that Kafka refuses, as a reader of its own with parked keys; none while it refuses nothing. */
const refusedOf = async ({ service, relay }: Deps): Promise<ConsumerState[]> => {
  const refused = await relay.refused.list()
  if (refused.length === 0) return []
  const parked = refused.map(({ _id, eventId, reason, since }) => ({
    key: _id,
    kind: 'poison' as const,
    eventId,
    type: 'refused-by-kafka',
    sequence: Number(eventId.slice(eventId.lastIndexOf('@') + 1)),
    waiting: 1,
    reason: `Kafka refuses it: ${reason}`,
    since: since.toISOString(),
  }))
  const consumer = relayConsumer(service)
  return [{ name: 'relay', consumer, kind: 'reaction', topic: topicOf(service), view: null, partitions: [], parked }]
}

/** Lag per consumer and partition, outbox, parked keys and jobs of one service. */
export const operationsOf = async (deps: Deps): Promise<ServiceOperations> => {
  const consumers = [
    ...deps.generations.all().flatMap(({ projection, generation, live, since, until }) =>
      [...new Set(projection.sources.map((source) => topicOf(source.service)))].map((topic) => ({
        name: projection.name,
        kind: 'projection' as const,
        topic,
        consumer: groupOf(deps.service, { projection, generation }),
        group: groupOf(deps.service, { projection, generation }),
        view: {
          ...{ version: projection.version, generation, live, since: since.toISOString() },
          until: until?.toISOString() ?? null,
        },
      })),
    ),
    ...deps.reactions.map((reaction) => ({
      name: reaction.name,
      kind: 'reaction' as const,
      topic: topicOf(reaction.subscribesTo.service),
      consumer: reactionConsumer(deps.service, reaction.name),
      group: reactionsGroup(deps.service),
      view: null,
    })),
  ]
  const ends = new Map(
    await Promise.all(
      [...new Set(consumers.map(({ topic }) => topic))].map(
        async (topic) => [topic, await deps.log.ends(topic)] as const,
      ),
    ),
  )
  const states = consumers.map(async ({ name, kind, topic, consumer, group, view }): Promise<ConsumerState> => {
    const [committed, parked] = await Promise.all([deps.log.committed(group, topic), deps.parked.list(consumer)])
    const partitions = (ends.get(topic) ?? []).map(({ partition, end }) => {
      const offset = committed.find((c) => c.partition === partition)?.offset ?? -1n
      return { partition, offset: Number(offset), end: Number(end), lag: Number(end - (offset < 0n ? 0n : offset)) }
    })
    return {
      name,
      consumer,
      kind,
      topic,
      view,
      partitions: partitions.sort((a, b) => a.partition - b.partition),
      parked: parked.map(({ key, kind: parkKind, first, waiting, reason, since }) => ({
        key,
        kind: parkKind,
        eventId: first?.id ?? '',
        type: first?.event.type ?? '',
        sequence: first?.sequence ?? 0,
        waiting,
        reason,
        since: since.toISOString(),
      })),
    }
  })
  const [read, refused, outbox, reconcilers, findings, jobs] = await Promise.all([
    Promise.all(states),
    refusedOf(deps),
    deps.relay.state(deps.now()),
    deps.reconciliation.list(),
    deps.reconciliation.findings(),
    deps.jobs.state(),
  ])
  return { name: deps.service, ready: true, outbox, consumers: [...read, ...refused], reconcilers, findings, jobs }
}
