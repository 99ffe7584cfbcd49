import { describe, expect, it } from 'vitest'
import type { OffsetRange, PlacedMessage } from '../kafka/kafka-port.ts'
import { newestOf, readCursor, topicPageOf, writeCursor } from './topic-pages.ts'

const message = (partition: number, offset: number, second: number): PlacedMessage => ({
  topic: 't',
  partition,
  offset: BigInt(offset),
  key: 'k',
  value: 'no event',
  writtenAt: new Date(second * 1000),
})

/** Two partitions; the second one was written to later, and has lost its first messages. */
const messages = [
  ...Array.from({ length: 20 }, (_, n) => message(0, n, n)),
  ...Array.from({ length: 10 }, (_, n) => message(1, n + 5, n * 2 + 1)),
]
const log: Parameters<typeof topicPageOf>[0] = {
  spans: async () => [
    { topic: 't', version: 0, partition: 0, begin: 0n, end: 20n },
    { topic: 't', version: 0, partition: 1, begin: 5n, end: 15n },
  ],
  placesAt: async (_topics, at) =>
    [0, 1].map((partition) => ({
      topic: 't',
      partition,
      offset: messages.find((one) => one.partition === partition && one.writtenAt >= at)?.offset ?? 20n,
    })),
  read: async (_topic, ranges: readonly OffsetRange[]) =>
    messages.filter(({ partition, offset }) =>
      ranges.some((range) => range.partition === partition && offset >= range.from && offset < range.to),
    ),
}
const places = (page: Awaited<ReturnType<typeof topicPageOf>>) =>
  page.rows.map(({ partition, offset }) => `${partition}:${offset}`)

describe('a page of a topic', () => {
  it('shows each message once on the way through all pages, newest first', async () => {
    const seen: string[] = []
    const times: string[] = []
    for (let cursor: string | undefined, page = 0; page < 5; page += 1) {
      const read = await topicPageOf(log, 't', { pageSize: 7, cursor })
      seen.push(...places(read))
      times.push(...read.rows.map(({ writtenAt }) => writtenAt))
      if (read.next === null) break
      cursor = read.next
    }
    expect(new Set(seen).size).toBe(30)
    expect(seen).toHaveLength(30)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('begins at an offset of a partition, or at a time', async () => {
    expect(places(await topicPageOf(log, 't', { pageSize: 3, partition: 0, offset: 4 }))).toEqual(['0:4', '0:3', '0:2'])
    const at = new Date(3000).toISOString()
    expect(places(await topicPageOf(log, 't', { pageSize: 3, at }))).toEqual(['0:3', '1:6', '0:2'])
  })

  it('shows a message that is no event of ours without one', async () => {
    const { rows } = await topicPageOf(log, 't', { pageSize: 1 })
    expect(rows[0]).toMatchObject({ event: null })
  })
})

it('uses up each partition from its end, though its times are out of order', () => {
  const late = [message(0, 1, 9), message(0, 2, 4), message(1, 1, 5)]
  expect(newestOf(late, 3).map(({ partition, offset }) => [partition, Number(offset)])).toEqual([
    [1, 1],
    [0, 2],
    [0, 1],
  ])
})

it('reads the cursor that it writes', () => {
  const limits = new Map([
    [0, 12n],
    [7, 0n],
  ])
  expect(readCursor(writeCursor(limits))).toEqual(limits)
})
