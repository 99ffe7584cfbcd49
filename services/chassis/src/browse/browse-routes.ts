import { rejection } from '@pinline/contracts/api/error-codes'
import {
  describeTopic,
  findEvent,
  findEvents,
  listEventConsumers,
  readersOfEvent,
  readTopicPage,
} from '@pinline/contracts/api/recorded-events'
import { traceEvents, traceLines } from '@pinline/contracts/api/trace-order'
import { type ServiceName, topicOf } from '@pinline/events/event'
import type { EventStore } from '../event-store/event-store.ts'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { Parked } from '../parked.ts'
import type { AnyReaction } from '../reactions/reaction.ts'
import type { Generations } from '../read-models/generations.ts'
import type { Composition, TraceLines } from '../service.ts'
import { consumersOfTypes, readersOf } from './event-readers.ts'
import { findEventOf, findEventsOf } from './find-events.ts'
import { topicPageOf } from './topic-pages.ts'
import { traceEventsOf } from './trace-events.ts'

/** So many lines besides events are shown of an order. */
const maxLines = 300

interface Deps {
  readonly service: ServiceName
  readonly store: EventStore
  readonly log: EventLog
  readonly parked: Parked
  readonly generations: Generations
  readonly reactions: readonly AnyReaction[]
  readonly traceLines: TraceLines | undefined
  readonly tracedRequests: Composition['tracedRequests'] | undefined
}

/** The calls by which operators look into a service's topic and commits. They only read, each of them a bounded part. */
export const browseRoutes = (deps: Deps): Route[] => {
  const { service, store, log } = deps
  const topic = topicOf(service)
  return [
    route(describeTopic, async ({ places }) => {
      const ranges = places.map(({ partition, offset }) => ({
        ...{ partition, from: BigInt(offset), to: BigInt(offset) + 1n },
      }))
      const [spans, written] = await Promise.all([log.reader().spans([topic]), log.reader().read(topic, ranges)])
      return result({
        partitions: spans
          .map(({ partition, begin, end }) => ({ partition, first: Number(begin), end: Number(end) }))
          .toSorted((a, b) => a.partition - b.partition),
        written: written.map(({ partition, offset, writtenAt }) => ({
          ...{ partition, offset: Number(offset), writtenAt: writtenAt.toISOString() },
        })),
      })
    }),
    route(readTopicPage, async (position) => result(await topicPageOf(log.reader(), topic, position))),
    route(findEvents, async (search) => result(await findEventsOf(store, search))),
    route(findEvent, async ({ id }) => {
      const found = await findEventOf(store, log, id)
      return found === undefined ? rejection('not-found') : result(found)
    }),
    route(traceEvents, async (traced) =>
      result(await traceEventsOf(store, traced, deps.tracedRequests?.(traced.orderNo) ?? [])),
    ),
    route(traceLines, async (of) => {
      const lines = (await deps.traceLines?.(of)) ?? []
      return result({ lines: [...lines].slice(0, maxLines) })
    }),
    route(readersOfEvent, async (event) => result({ readers: await readersOf(deps, event) })),
    route(listEventConsumers, async ({ events }) => result({ consumers: consumersOfTypes(deps, events) })),
  ]
}
