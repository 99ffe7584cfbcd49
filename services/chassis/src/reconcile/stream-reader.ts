import { isRejection } from '@pinline/contracts/api/error-codes'
import { listStreams, readStreams } from '@pinline/contracts/api/reconcile'
import type { RecordedEvent, ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { unpacked } from '../event-store/archived-commits.ts'
import { recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import type { Platform } from '../service.ts'

export interface StreamHead {
  readonly streamType: string
  readonly streamId: string
  /** Sequence of its last event once Kafka has all of them; 0 until then. */
  readonly published: number
  /** ISO time at which its last event was stored: that of demo data is dated earlier. */
  readonly lastAt: string
}

/** Streams of one service as its commits have them. */
export interface StreamReader {
  /** Streams of these types after an id, by id. */
  readonly list: (streamTypes: readonly string[], after: string, limit: number) => Promise<readonly StreamHead[]>
  /** All events of these streams, in order within each. */
  readonly read: (streamIds: readonly string[]) => Promise<ReadonlyMap<string, readonly RecordedEvent[]>>
  /** The events of one stream in order, however many there are. */
  readonly each: (streamId: string) => AsyncIterable<RecordedEvent>
}

const majority = { readConcern: { level: 'majority' } } as const
const concurrentQueries = 10
const streamsPerCall = 50

/** Ids of replies to requests, which are no streams. */
const requestIds = { first: 'request-', end: 'request.' } as const

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))

type FirstCommit = Pick<StreamHead, 'streamType' | 'streamId'>

const firstCommits = async (
  { commits }: EventStore,
  streamTypes: readonly string[],
  range: { readonly $gt?: string; readonly $gte?: string; readonly $lt?: string },
  limit: number,
): Promise<FirstCommit[]> => {
  if (limit <= 0) return []
  return await commits
    .find({ streamId: range, version: 1, streamType: { $in: [...streamTypes] } }, majority)
    .project<FirstCommit>({ streamType: 1, streamId: 1 })
    .sort({ streamId: 1 })
    .limit(limit)
    .hint({ streamId: 1, version: 1 })
    .toArray()
}

const headOf = async ({ commits }: EventStore, { streamType, streamId }: FirstCommit): Promise<StreamHead> => {
  const last = await commits.findOne<{
    version: number
    events: number
    _id: mongoose.mongo.ObjectId
    unpublished?: unknown
  }>(
    { streamId },
    {
      ...majority,
      sort: { version: -1 },
      projection: { version: 1, unpublished: 1, events: { $size: '$events' } },
    },
  )
  const isPublished = last !== null && last.unpublished === undefined
  return {
    streamType,
    streamId,
    published: isPublished ? last.version + last.events - 1 : 0,
    lastAt: (last?._id.getTimestamp() ?? new Date(0)).toISOString(),
  }
}

/** Whether a stream has had no event for so long, and Kafka has all: what follows from it should be there. */
export const isOlderThan = ({ published, lastAt }: StreamHead, now: Date, seconds: number): boolean =>
  published > 0 && now.getTime() - Date.parse(lastAt) >= seconds * 1000

/** Streams of this service. The last commit of a stream is never archived, and it is published after all others. */
export const ownStreams = (store: EventStore): StreamReader => ({
  list: async (streamTypes, after, limit) => {
    const before = await firstCommits(store, streamTypes, { $gt: after, $lt: requestIds.first }, limit)
    const from = after < requestIds.end ? { $gte: requestIds.end } : { $gt: after }
    const beyond = await firstCommits(store, streamTypes, from, limit - before.length)
    const heads: StreamHead[] = []
    for (const firsts of chunksOf([...before, ...beyond], concurrentQueries))
      heads.push(...(await Promise.all(firsts.map((first) => headOf(store, first)))))
    return heads
  },
  read: async (streamIds) => {
    const commits = await store.loadMany(streamIds.map((streamId) => ({ streamId, afterVersion: 0 })))
    return Map.groupBy(
      commits.flatMap((commit) => recordedEvents(store.service, commit)),
      ({ streamId }) => streamId,
    )
  },
  each: async function* (streamId) {
    for await (const commit of unpacked(store.commits.find({ streamId }, majority).sort({ version: 1 })))
      yield* recordedEvents(store.service, commit)
  },
})

/** Streams of another service, by its calls. */
export const streamsOf = (platform: Pick<Platform, 'call'>, service: ServiceName): StreamReader => {
  const read: StreamReader['read'] = async (streamIds) => {
    const events: RecordedEvent[] = []
    for (const ids of chunksOf(streamIds, streamsPerCall)) {
      const found = await platform.call(service, readStreams, { streamIds: ids }, { timeoutMs: 20_000 })
      if (isRejection(found)) throw new Error(`read-streams of ${service} refused with ${found.code}`)
      for (const { command, ...event } of found.events)
        events.push({ ...event, ...(command === undefined ? {} : { command }) })
    }
    return Map.groupBy(events, ({ streamId }) => streamId)
  }
  return {
    list: async (streamTypes, after, limit) => {
      const found = await platform.call(service, listStreams, { streamTypes: [...streamTypes], after, limit })
      if (isRejection(found)) throw new Error(`list-streams of ${service} refused with ${found.code}`)
      return found.streams
    },
    read,
    each: async function* (streamId) {
      yield* (await read([streamId])).get(streamId) ?? []
    },
  }
}
