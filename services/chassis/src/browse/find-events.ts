import type { EventPlace, EventSummary, StoredEventRecord } from '@pinline/contracts/api/recorded-events'
import { type RecordedEvent, topicOf } from '@pinline/events/event'
import mongoose from 'mongoose'
import { unpack } from '../event-store/archived-commits.ts'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import type { EventLog } from '../kafka/kafka-port.ts'
import { readMessage } from '../kafka/read-message.ts'
import { eventSummaryOf } from './event-summary.ts'

export interface EventSearch {
  readonly streamId?: string | undefined
  readonly type?: string | undefined
  readonly correlationId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
  readonly pageSize: number
}

type Filter = mongoose.mongo.Filter<Commit>

const majority = { readConcern: { level: 'majority' } } as const
/** A search that finds no index good enough ends. */
const maxTimeMs = 3000

const { ObjectId } = mongoose.mongo

/** Behind a commit, in the order of the search. */
const cursorOf = ({ streamId }: EventSearch, commit: Commit): string =>
  streamId === undefined ? `${commit.committedAt.getTime()}-${commit._id.toHexString()}` : `v${commit.version}`

const behind = (cursor: string | undefined): Filter => {
  if (cursor === undefined) return {}
  if (cursor.startsWith('v')) return { version: { $lt: Number(cursor.slice(1)) } }
  const [ms = '0', id = ''] = cursor.split('-')
  const committedAt = new Date(Number(ms))
  return { $or: [{ committedAt: { $lt: committedAt } }, { committedAt, _id: { $lt: new ObjectId(id) } }] }
}

const filterOf = (search: EventSearch): Filter => {
  const { streamId, type, correlationId, from, to } = search
  const time = {
    ...(from === undefined ? {} : { $gte: new Date(from) }),
    ...(to === undefined ? {} : { $lte: new Date(to) }),
  }
  return {
    $and: [
      // Replies to requests are no streams.
      { streamType: { $ne: 'request' } },
      ...(streamId === undefined ? [] : [{ streamId }]),
      ...(type === undefined ? [] : [{ 'events.type': type }]),
      ...(correlationId === undefined ? [] : [{ correlationId }]),
      ...(Object.keys(time).length === 0 ? [] : [{ committedAt: time }]),
      behind(search.cursor),
    ],
  }
}

/**
 * Events newest first, by the indexes of the commits. A page is so many commits, with all of their events that match;
 * archived commits are found by their stream alone.
 */
export const findEventsOf = async (
  store: EventStore,
  search: EventSearch,
): Promise<{ rows: (EventSummary & { cursor: string })[]; more: boolean }> => {
  const found = await store.commits
    .find(filterOf(search), { ...majority, maxTimeMS: maxTimeMs })
    .sort(search.streamId === undefined ? { committedAt: -1, _id: -1 } : { version: -1 })
    .limit(search.pageSize + 1)
    .toArray()
  const rows = found.slice(0, search.pageSize).flatMap((stored) =>
    unpack(stored)
      .toReversed()
      .flatMap((commit) =>
        recordedEvents(store.service, commit)
          .toReversed()
          .filter(({ event }) => search.type === undefined || event.type === search.type)
          .map((recorded) => ({ ...eventSummaryOf(recorded), cursor: cursorOf(search, stored) })),
      ),
  )
  return { rows, more: found.length > search.pageSize }
}

/** Messages read at most to find where Kafka has an event. */
const maxRead = 3000n
/** Clocks of processes differ by so much. */
const marginMs = 10_000

const isMessageOf = (id: string) => (message: Parameters<typeof readMessage>[0]) => {
  try {
    return readMessage(message).id === id
  } catch {
    return false
  }
}

/** Where Kafka has an event: its partition follows from its stream, and it was written soon after it was stored. */
const placeOf = async (log: EventLog, recorded: RecordedEvent, storedAt: Date): Promise<EventPlace | null> => {
  const topic = topicOf(recorded.service)
  const partitions = await log.partitionsOf(topic, recorded.streamId)
  const reader = log.reader()
  const [spans, from] = await Promise.all([
    reader.spans([topic]),
    reader.placesAt([topic], new Date(storedAt.getTime() - marginMs)),
  ])
  const ranges = partitions.flatMap((partition) => {
    const start = from.find((found) => found.partition === partition)?.offset
    const end = spans.find((span) => span.partition === partition)?.end
    if (start === undefined || end === undefined) return []
    return [{ partition, from: start, to: end < start + maxRead ? end : start + maxRead }]
  })
  const isIt = isMessageOf(recorded.id)
  const message = (await reader.read(topic, ranges, isIt)).find(isIt)
  return message === undefined ? null : { partition: message.partition, offset: Number(message.offset) }
}

const publishedOf = (stored: Commit): StoredEventRecord['published'] => {
  if (stored.unpublished === undefined) return 'published'
  return stored.unpublished === 'refused' ? 'refused' : 'pending'
}

/** The event with an id `<stream id>@<sequence>`, as the commits have it; undefined if there is none. */
export const findEventOf = async (
  store: EventStore,
  log: EventLog,
  id: string,
): Promise<StoredEventRecord | undefined> => {
  const at = id.lastIndexOf('@')
  const streamId = id.slice(0, at)
  const sequence = Number(id.slice(at + 1))
  const stored = await store.commits.findOne(
    { streamId, version: { $lte: sequence } },
    { ...majority, sort: { version: -1 } },
  )
  if (stored === null) return undefined
  const commit = unpack(stored).findLast(({ version }) => version <= sequence)
  const events = commit === undefined || !('events' in commit) ? [] : recordedEvents(store.service, commit)
  const recorded = events.find((one) => one.sequence === sequence)
  if (recorded === undefined) return undefined
  const published = publishedOf(stored)
  const place =
    published === 'published' ? await placeOf(log, recorded, stored._id.getTimestamp()).catch(() => null) : null
  return {
    ...eventSummaryOf(recorded),
    data: recorded.event.data,
    commit: events.map((one) => one.id),
    published,
    place,
  }
}
