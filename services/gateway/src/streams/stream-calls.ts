import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import {
  describeTopic,
  findEvent,
  findEvents,
  readersOfEvent,
  readTopicPage,
} from '@pinline/contracts/api/recorded-events'
import { browseTopic } from '@pinline/contracts/gateway/streams/browse-topic'
import { getRecordedEvent } from '@pinline/contracts/gateway/streams/get-recorded-event'
import { listTopics } from '@pinline/contracts/gateway/streams/list-topics'
import { searchEvents } from '@pinline/contracts/gateway/streams/search-events'
import { topicOf } from '@pinline/events/event'
import { gatherOperations } from '../operations.ts'
import type { CallInternal, OnCall, OperatorDeps } from '../operator-deps.ts'
import { eventContractsOf, jsonSchemaOf, schemaErrorOf } from './event-contracts.ts'
import { hideText } from './hide-text.ts'
import { queryEach, services } from './query-each.ts'
import { consumersOfTopic, lagPlaces, topicConsumerOf } from './topic-states.ts'
import { traceCalls } from './trace-calls.ts'

const topicsCall = (deps: OperatorDeps, on: OnCall, callInternal: CallInternal): void =>
  on(listTopics, async (_input, request) => {
    const operations = await gatherOperations(deps.urls, deps.internalToken)
    const now = new Date()
    const topics = services.map(async (service) => {
      const consumers = consumersOfTopic(operations, service)
      const places = lagPlaces(consumers)
      const describe = async (wanted: typeof places) => {
        const found = await callInternal(service, describeTopic, { places: wanted }, request).catch(() => undefined)
        return found === undefined || isRejection(found) ? undefined : found
      }
      // Places that cannot be read leave the lag in seconds unknown, and nothing else.
      const described = (await describe(places)) ?? (places.length === 0 ? undefined : await describe([]))
      return {
        service,
        topic: topicOf(service),
        ready: described !== undefined,
        partitions: described?.partitions ?? [],
        types: [...(await eventContractsOf(service)).keys()].toSorted(),
        consumers: consumers.map((one) => topicConsumerOf(one, described?.written ?? [], now.getTime())),
      }
    })
    return { at: now.toISOString(), topics: await Promise.all(topics) }
  })

const searchCall = (on: OnCall, callInternal: CallInternal): void =>
  on(searchEvents, async ({ service, ...search }, request) => {
    const responses = await queryEach<OutputOf<typeof findEvents>>(
      service === undefined ? services : [service],
      (name) => callInternal(name, findEvents, search, request),
    )
    const found = responses.flatMap(({ found: page }) => page?.rows ?? [])
    // Of each service all events of its last commits are there, so that the page may end between any two commits.
    const order = ({ cursor, recordedAt }: (typeof found)[number]) => (cursor.startsWith('v') ? recordedAt : cursor)
    const sorted = found.toSorted((a, b) =>
      order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : b.sequence - a.sequence,
    )
    const cursors = [...new Set(sorted.map(({ cursor }) => cursor))]
    const shown = new Set(cursors.slice(0, search.pageSize))
    const more = cursors.length > search.pageSize || responses.some(({ found: page }) => page?.more === true)
    return {
      rows: sorted.filter(({ cursor }) => shown.has(cursor)).map(({ cursor: _, ...event }) => event),
      next: more ? (cursors[Math.min(cursors.length, search.pageSize) - 1] ?? null) : null,
      missing: responses.filter(({ found: page }) => page === undefined).map(({ service: name }) => name),
    }
  })

const eventCall = ({ traceUrl }: OperatorDeps, on: OnCall, callInternal: CallInternal): void =>
  on(getRecordedEvent, async ({ service, ...position }, request) => {
    const id = `${position.streamId}@${position.sequence}`
    const event = await callInternal(service, findEvent, { id }, request)
    if (isRejection(event)) return event.code === 'not-found' ? rejection('not-found') : event
    const { streamType, streamId, sequence, type, place } = event
    const read = { service, streamType, streamId, sequence, type, place }
    const [contracts, responses] = await Promise.all([
      eventContractsOf(service),
      queryEach<OutputOf<typeof readersOfEvent>>(services, (name) => callInternal(name, readersOfEvent, read, request)),
    ])
    const contract = contracts.get(type)
    return {
      event: { ...event, data: hideText(event.data) },
      schema: contract === undefined ? null : jsonSchemaOf(contract),
      schemaError: contract === undefined ? null : schemaErrorOf(contract, { type, data: event.data }),
      readers: responses.flatMap(({ service: name, found }) =>
        (found?.readers ?? []).map((reader) => ({ ...reader, service: name })),
      ),
      missing: responses.filter(({ found }) => found === undefined).map(({ service: name }) => name),
      traceUrl,
    }
  })

/** The calls of the stream browser. They only read; what they ask of each service is bounded there. */
export const streamCalls = (deps: OperatorDeps, on: OnCall, callInternal: CallInternal): void => {
  topicsCall(deps, on, callInternal)
  on(browseTopic, ({ service, ...position }, request) => callInternal(service, readTopicPage, position, request))
  searchCall(on, callInternal)
  eventCall(deps, on, callInternal)
  traceCalls(deps, on, callInternal)
}
