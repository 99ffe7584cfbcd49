import type { LogReader, PartitionPlace, PartitionSpan } from '@pinline/chassis/kafka/kafka-port'
import { topicOf } from '@pinline/events/event'
import { expect, it } from 'vitest'
import { FeedReading } from './feed-reading.ts'
import { RecentEvents } from './recent-events.ts'

const topic = topicOf('order')
const span: PartitionSpan = { topic, version: 0, partition: 0, begin: 0n, end: 1000n }

/** A partition of which a request gets so many messages, since they are large. */
const logOf = (many: number): Pick<LogReader, 'fetch'> & { readonly starts: bigint[] } => {
  const starts: bigint[] = []
  return {
    starts,
    fetch: async ([from]: readonly PartitionPlace[]) => {
      if (from === undefined) return []
      starts.push(from.offset)
      return Array.from({ length: many }, (_, n) => ({
        ...{ topic, partition: 0, offset: from.offset + BigInt(n), key: '', value: 'no event', writtenAt: new Date(0) },
      })).filter(({ offset }) => offset < span.end)
    },
  }
}

it('gets past the messages before its cursor, however few of them one request brings', async () => {
  const log = logOf(40)
  const deps = { log: log as unknown as LogReader, recent: new RecentEvents(), installation: 'i' }
  const filter = { types: new Set<string>(), services: new Set<never>(), stream: undefined, since: undefined }
  const reading = new FeedReading(deps, filter, [{ topic, partition: 0, offset: 900n }], false)
  for (let step = 0; reading.hasMore([span]) && step < 100; step += 1)
    await reading.step([span], { max: 1000, bytes: 131_072 }, () => undefined)
  expect(reading.hasMore([span])).toBe(false)
  expect(log.starts[0]).toBe(400n)
  expect(log.starts).toEqual(log.starts.toSorted((a, b) => (a < b ? -1 : 1)))
})
