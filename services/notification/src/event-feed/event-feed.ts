import { setTimeout as pause } from 'node:timers/promises'
import type { LogReader, PartitionSpan } from '@pinline/chassis/kafka/kafka-port'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { PublicCloudEvent } from '@pinline/events/public/to-public-event'
import { type FeedPosition, feedTopics, parseCursor } from './feed-cursor.ts'
import type { FeedFilter } from './feed-filter.ts'
import { FeedReaders } from './feed-readers.ts'
import { FeedReading } from './feed-reading.ts'
import { RecentEvents } from './recent-events.ts'

/** How old the ends of the log may be that a reader sees. */
const lookEveryMs = 250
/** By how much the clocks of MongoDB, which dates events, and of Kafka's writers may differ. */
const clockToleranceMs = 60_000
/** Bytes of the log for one event, about. */
const eventBytes = 1500
const stepBytes = 2_000_000
const cachedCursors = 1000
/** How long one page looks for events that are wanted. */
const searchMs = 5000

interface FeedPage {
  readonly list: PublicCloudEvent[]
  readonly cursor: string
  readonly hasMore: boolean
}

/** The event feed of this process: all readers share one connection to Kafka, and look at its ends together. */
export class EventFeed {
  readonly readers = new FeedReaders()
  readonly #log: LogReader
  readonly #recent = new RecentEvents()
  /** Cursors that this process handed out last: what comes before them was looked at. */
  readonly #handedOut = new Set<string>()
  #spans: { readonly at: number; readonly read: Promise<readonly PartitionSpan[]> } | undefined

  constructor(log: LogReader) {
    this.#log = log
  }

  /** What the log has, as of a moment ago. */
  async spans(): Promise<readonly PartitionSpan[]> {
    const now = performance.now()
    if (this.#spans === undefined || now - this.#spans.at > lookEveryMs) {
      const read = this.#log.spans(feedTopics)
      this.#spans = { at: now, read }
      read.catch(() => {
        this.#spans = undefined
      })
    }
    return await this.#spans.read
  }

  /** A reader at a cursor, at a time, or at the beginning. */
  async open(filter: FeedFilter, cursor: string | undefined): Promise<FeedReading | Rejection> {
    const [installation, spans] = await Promise.all([this.#log.installation(), this.spans()])
    const position = await this.#positionOf(filter, cursor, installation, spans)
    if (position === undefined) return rejection('cursor-invalid')
    const deps = { log: this.#log, recent: this.#recent, installation }
    return new FeedReading(deps, filter, position, cursor !== undefined && this.#handedOut.has(cursor))
  }

  /** The next events of a reader, waiting for the first of them. */
  async page(reading: FeedReading, limit: number, waitMs: number): Promise<FeedPage> {
    const started = performance.now()
    const isLate = () => performance.now() - started > searchMs
    const list: PublicCloudEvent[] = []
    for (;;) {
      const spans = await this.spans()
      while (list.length < limit && reading.hasMore(spans) && !isLate()) {
        const left = limit - list.length
        await reading.step(spans, { max: left, bytes: Math.min(left * eventBytes, stepBytes) }, (event) =>
          list.push(event),
        )
      }
      const remaining = started + waitMs - performance.now()
      if (list.length > 0 || remaining <= 0 || reading.hasMore(spans)) {
        const { cursor } = reading
        this.#cache(cursor)
        return { list, cursor, hasMore: reading.hasMore(spans) }
      }
      await pause(Math.min(lookEveryMs, remaining))
    }
  }

  /** Hands out events until the signal ends it, as fast as they are taken. */
  async follow(
    reading: FeedReading,
    signal: AbortSignal,
    send: (events: readonly { readonly event: PublicCloudEvent; readonly cursor: string }[]) => Promise<void>,
  ): Promise<void> {
    while (!signal.aborted) {
      const spans = await this.spans()
      while (!signal.aborted && reading.hasMore(spans)) {
        const events: { event: PublicCloudEvent; cursor: string }[] = []
        await reading.step(spans, { max: Number.POSITIVE_INFINITY, bytes: stepBytes }, (event) =>
          events.push({ event, cursor: reading.cursor }),
        )
        await send(events)
      }
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  #cache(cursor: string): void {
    this.#handedOut.add(cursor)
    const [oldest] = this.#handedOut
    if (this.#handedOut.size > cachedCursors && oldest !== undefined) this.#handedOut.delete(oldest)
  }

  async #positionOf(
    { since }: FeedFilter,
    cursor: string | undefined,
    installation: string,
    spans: readonly PartitionSpan[],
  ): Promise<FeedPosition | undefined> {
    if (cursor !== undefined) return parseCursor(cursor, installation, spans)
    if (since === undefined) return []
    return await this.#log.placesAt(feedTopics, new Date(Date.parse(since) - clockToleranceMs))
  }
}
