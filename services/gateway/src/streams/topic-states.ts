import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { EventPlace } from '@pinline/contracts/api/recorded-events'
import type { TopicConsumer } from '@pinline/contracts/gateway/streams/list-topics'
import { type ServiceName, topicOf } from '@pinline/events/event'

type Consumer = ServiceOperations['consumers'][number]

/** So many places are looked up for one topic. */
const maxPlaces = 200

export interface OwnedConsumer {
  readonly service: ServiceName
  readonly consumer: Consumer
}

/** The consumers of a topic in all services. */
export const consumersOfTopic = (services: readonly ServiceOperations[], owner: ServiceName): OwnedConsumer[] =>
  services.flatMap(({ name, consumers }) =>
    consumers
      .filter(({ topic, partitions }) => topic === topicOf(owner) && partitions.length > 0)
      .map((consumer) => ({ service: name, consumer })),
  )

/** The next event of each partition of each consumer that is behind: its age is the lag in time. */
export const lagPlaces = (consumers: readonly OwnedConsumer[]): EventPlace[] => {
  const places = new Map<string, EventPlace>()
  for (const { consumer } of consumers)
    for (const { partition, offset, lag } of consumer.partitions)
      if (lag > 0) places.set(`${partition}:${offset}`, { partition, offset: Math.max(0, offset) })
  return [...places.values()].slice(0, maxPlaces)
}

export type WrittenAt = readonly (EventPlace & { readonly writtenAt: string })[]

/** A consumer with its lag in events and in seconds. */
export const topicConsumerOf = (
  { service, consumer }: OwnedConsumer,
  written: WrittenAt,
  nowMs: number,
): TopicConsumer => {
  const ages = consumer.partitions.flatMap(({ partition, offset, lag }) => {
    const next = written.find((one) => one.partition === partition && one.offset === Math.max(0, offset))
    return lag === 0 || next === undefined ? [] : [(nowMs - Date.parse(next.writtenAt)) / 1000]
  })
  return {
    service,
    name: consumer.name,
    kind: consumer.kind,
    live: consumer.view?.live ?? true,
    lag: consumer.partitions.reduce((sum, { lag }) => sum + lag, 0),
    lagSeconds: ages.length === 0 ? null : Math.max(0, Math.max(...ages)),
    parked: consumer.parked.length,
    partitions: consumer.partitions.map(({ partition, offset }) => ({ partition, offset })),
  }
}
