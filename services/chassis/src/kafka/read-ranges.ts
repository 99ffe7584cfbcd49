import type { LogReader, OffsetRange, PlacedMessage } from './kafka-port.ts'

/** Bytes of one request, about, and of one partition in it. */
const limits = { maxBytes: 4_000_000, maxPartitionBytes: 1_000_000 }

/** Reads parts of partitions side by side, each in its order, a batch a request. */
export async function* readRanges(
  reader: Pick<LogReader, 'fetch'>,
  topic: string,
  ranges: readonly OffsetRange[],
): AsyncGenerator<readonly PlacedMessage[], void, undefined> {
  const unread = new Map(
    ranges.filter(({ from, to }) => from < to).map(({ partition, from, to }) => [partition, { next: from, to }]),
  )
  while (unread.size > 0) {
    const places = [...unread].map(([partition, { next }]) => ({ topic, partition, offset: next }))
    const batch: PlacedMessage[] = []
    for (const message of await reader.fetch(places, limits)) {
      const range = unread.get(message.partition)
      if (range === undefined) continue
      if (message.offset < range.to) batch.push(message)
      range.next = message.offset + 1n
      if (range.next >= range.to) unread.delete(message.partition)
    }
    yield batch
  }
}
