import type { EventPlace, EventReader } from '@pinline/contracts/api/recorded-events'
import { type ServiceName, topicOf } from '@pinline/events/event'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { Parked } from '../parked.ts'
import { type AnyReaction, reactionConsumer, reactionsGroup } from '../reactions/reaction.ts'
import type { Generations } from '../read-models/generations.ts'
import { groupOf } from '../read-models/projection.ts'

interface Deps {
  readonly service: ServiceName
  readonly log: EventLog
  readonly parked: Parked
  readonly generations: Generations
  readonly reactions: readonly AnyReaction[]
}

export interface ReadEvent {
  readonly service: ServiceName
  readonly streamType: string
  readonly streamId: string
  readonly sequence: number
  readonly type: string
  readonly place: EventPlace | null
}

interface Consumer extends Pick<EventReader, 'name' | 'kind' | 'concerned' | 'live'> {
  readonly group: string
  readonly consumer: string
  /** The key under which the event would be parked. */
  readonly key: string
}

const consumersOf = ({ service, generations, reactions }: Deps, event: ReadEvent): Consumer[] => [
  ...generations.all().flatMap(({ projection, generation, live }) => {
    if (!projection.sources.some((source) => source.service === event.service)) return []
    const source = projection.sources.find(
      (one) => one.service === event.service && one.streamType === event.streamType,
    )
    const group = groupOf(service, { projection, generation })
    return [
      {
        ...{ name: projection.name, kind: 'projection' as const, live, group, consumer: group },
        concerned: source !== undefined && projection.knows(event.type),
        key: source?.rowId?.(event.streamId) ?? event.streamId,
      },
    ]
  }),
  ...reactions
    .filter(({ subscribesTo }) => subscribesTo.service === event.service)
    .map(({ name, subscribesTo }) => ({
      ...{ name, kind: 'reaction' as const, live: true, key: event.streamId },
      group: reactionsGroup(service),
      consumer: reactionConsumer(service, name),
      concerned: subscribesTo.types.includes(event.type),
    })),
]

/** What the consumers of this service have made of an event, those that it concerns first. */
export const readersOf = async (deps: Deps, event: ReadEvent): Promise<EventReader[]> => {
  const topic = topicOf(event.service)
  const consumers = consumersOf(deps, event)
  const groups = [...new Set(consumers.map(({ group }) => group))]
  const offsets = new Map(
    await Promise.all(
      groups.map(async (group) => {
        const committed = await deps.log.committed(group, topic)
        return [group, committed.find(({ partition }) => partition === event.place?.partition)?.offset ?? -1n] as const
      }),
    ),
  )
  const isPast = (group: string) => event.place !== null && (offsets.get(group) ?? -1n) > BigInt(event.place.offset)
  const id = `${event.streamId}@${event.sequence}`
  const readers = consumers.map(async ({ group, consumer, key, ...reader }): Promise<EventReader> => {
    const [skipped, parked] = await Promise.all([
      deps.parked.skipOf(reader.name, id),
      reader.concerned ? deps.parked.waitingFor(consumer, key, id) : undefined,
    ])
    if (skipped !== undefined) return { ...reader, result: 'skipped', reason: skipped.reason }
    if (parked !== undefined) return { ...reader, result: 'parked', reason: parked.reason }
    return { ...reader, result: isPast(group) ? 'passed' : 'waiting', reason: null }
  })
  return (await Promise.all(readers)).toSorted((a, b) => Number(b.concerned) - Number(a.concerned))
}
