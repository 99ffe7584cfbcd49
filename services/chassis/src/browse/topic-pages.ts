import type { TopicPage } from '@pinline/contracts/api/recorded-events'
import type { LogReader, PartitionSpan, PlacedMessage } from '../kafka/kafka-port.ts'
import { readMessage } from '../kafka/read-message.ts'
import { eventSummaryOf } from './event-summary.ts'

export interface TopicPosition {
  readonly partition?: number | undefined
  readonly at?: string | undefined
  readonly offset?: number | undefined
  readonly cursor?: string | undefined
  readonly pageSize: number
}

type TopicReader = Pick<LogReader, 'spans' | 'placesAt' | 'read'>

/** Where each partition was read down to. */
export type Limits = ReadonlyMap<number, bigint>

export const readCursor = (cursor: string): Limits =>
  new Map(
    cursor.split('.').map((part) => {
      const [partition = '', offset = ''] = part.split(':')
      return [Number(partition), BigInt(offset)] as const
    }),
  )

export const writeCursor = (limits: Limits): string =>
  [...limits].map(([partition, offset]) => `${partition}:${offset}`).join('.')

/**
 * The newest messages of several partitions, each of which was read without a gap: the newest of the partitions' last
 * ones first, so that each partition is used up from its end and a page begins where the one before has ended.
 */
export const newestOf = (messages: readonly PlacedMessage[], count: number): PlacedMessage[] => {
  const queues = [...Map.groupBy(messages, ({ partition }) => partition).values()].map((queue) =>
    queue.toSorted((a, b) => (a.offset < b.offset ? -1 : 1)),
  )
  const newest: PlacedMessage[] = []
  while (newest.length < count) {
    const heads = queues.flatMap((queue) => {
      const last = queue.at(-1)
      return last === undefined ? [] : [{ queue, last }]
    })
    const [latest] = heads.toSorted((a, b) => b.last.writtenAt.getTime() - a.last.writtenAt.getTime())
    if (latest === undefined) break
    latest.queue.pop()
    newest.push(latest.last)
  }
  return newest
}

const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const higher = (a: bigint, b: bigint): bigint => (a > b ? a : b)

const limitsOf = async (
  reader: TopicReader,
  topic: string,
  spans: readonly PartitionSpan[],
  { at, offset, cursor }: TopicPosition,
): Promise<Limits> => {
  if (cursor !== undefined) return readCursor(cursor)
  // The first message written after that time is no part of the page.
  const after = at === undefined ? [] : await reader.placesAt([topic], new Date(Date.parse(at) + 1))
  const byTime = new Map(after.map((found) => [found.partition, found.offset]))
  return new Map(
    spans.map(({ partition, end }) => {
      const ofOffset = offset === undefined ? end : BigInt(offset) + 1n
      return [partition, lower(lower(end, ofOffset), byTime.get(partition) ?? end)] as const
    }),
  )
}

const rowOf = (message: PlacedMessage): TopicPage['rows'][number] => {
  const place = {
    ...{ partition: message.partition, offset: Number(message.offset), writtenAt: message.writtenAt.toISOString() },
  }
  try {
    return { ...place, event: eventSummaryOf(readMessage(message)) }
  } catch {
    return { ...place, event: null }
  }
}

/**
 * A page of a topic, newest first. Of each partition no more than a page is read: the newest of all partitions are among
 * those.
 */
export const topicPageOf = async (reader: TopicReader, topic: string, position: TopicPosition): Promise<TopicPage> => {
  const all = await reader.spans([topic])
  const spans = all.filter(({ partition }) => position.partition === undefined || partition === position.partition)
  const limits = await limitsOf(reader, topic, spans, position)
  const ranges = spans.map(({ partition, begin, end }) => {
    const to = lower(limits.get(partition) ?? end, end)
    return { partition, begin, from: higher(begin, to - BigInt(position.pageSize)), to }
  })
  const read = await reader.read(topic, ranges)
  const shown = newestOf(read, position.pageSize)
  const remaining = ranges.map(({ partition, begin, to }) => {
    const own = shown.filter((message) => message.partition === partition).map(({ offset }) => offset)
    return { partition, begin, before: own.reduce(lower, to) }
  })
  const hasMore = remaining.some(({ begin, before }) => before > begin)
  return {
    rows: shown.map(rowOf),
    next: hasMore ? writeCursor(new Map(remaining.map(({ partition, before }) => [partition, before]))) : null,
  }
}
