import type { EventConsumer, EventPlace, EventReader } from '@pinline/contracts/api/recorded-events'
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

/** The consumers of this service that handle any of the event types, by name. Other generations of a view are not listed. */
export const consumersOfTypes = (
  { generations, reactions }: Pick<Deps, 'generations' | 'reactions'>,
  events: readonly Pick<ReadEvent, 'service' | 'streamType' | 'type'>[],
): EventConsumer[] => {
  const named = (handles: (event: (typeof events)[number]) => boolean) =>
    events.filter(handles).map(({ service, type }) => `${service}/${type}`)
  return [
    ...generations
      .all()
      .filter(({ live }) => live)
      .map(({ projection }) => ({
        ...{ name: projection.name, kind: 'projection' as const },
        types: named(
          ({ service, streamType, type }) =>
            projection.sources.some((one) => one.service === service && one.streamType === streamType) &&
            projection.knows(type),
        ),
      })),
    ...reactions.map(({ name, subscribesTo }) => ({
      ...{ name, kind: 'reaction' as const },
      types: named(({ service, type }) => subscribesTo.service === service && subscribesTo.types.includes(type)),
    })),
  ]
    .filter(({ types }) => types.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

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
