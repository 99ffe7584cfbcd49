import { type CloudEvent, fromCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { IncomingMessage, LogReader, PartitionPlace, PartitionSpan } from '@pinline/chassis/kafka/kafka-port'
import { publicEventOf } from '@pinline/events/public/public-events'
import { type PublicCloudEvent, toPublicEvent } from '@pinline/events/public/to-public-event'
import { FeedCursor, type FeedPosition, placeKey } from './feed-cursor.ts'
import { type FeedFilter, isWanted, topicsOf } from './feed-filter.ts'
import type { RecentEvents } from './recent-events.ts'

/** Messages before a reader's place that are looked at, for those that were published twice. */
const warmUp = 500n
/** Of one partition at once, so that a replay goes through all of them side by side. */
const partitionBytes = 131_072

interface FeedDeps {
  readonly log: LogReader
  readonly recent: RecentEvents
  readonly installation: string
}

/** `max` events at most, of about so many bytes of the log. */
interface StepLimits {
  readonly max: number
  readonly bytes: number
}

/**
 * One reader's way through the log: in order in each partition, and through an older version of a topic before a newer
 * one, so that the order of each stream is kept. Only what was handed out counts as read.
 */
export class FeedReading {
  readonly #deps: FeedDeps
  readonly #filter: FeedFilter
  readonly #topics: ReadonlySet<string>
  readonly #places = new Map<string, PartitionPlace>()
  readonly #cursor: FeedCursor
  /** Where the next request for a partition begins: before its place until what may be repeated was looked at. */
  readonly #looked = new Map<string, bigint>()

  /** @param isWarm whether this process has just read up to this position */
  constructor(deps: FeedDeps, filter: FeedFilter, position: FeedPosition, isWarm: boolean) {
    this.#deps = deps
    this.#filter = filter
    this.#topics = topicsOf(filter)
    this.#cursor = new FeedCursor(deps.installation, position)
    for (const place of position) {
      this.#places.set(placeKey(place), place)
      if (isWarm) this.#looked.set(placeKey(place), place.offset)
    }
  }

  /** Where the reader is. */
  get cursor(): string {
    return this.#cursor.text
  }

  /** Whether there is something to read, of what the log had when `spans` were read. */
  hasMore(spans: readonly PartitionSpan[]): boolean {
    return this.#due(spans).length > 0
  }

  /** Hands out the next events; with each of them the reader moves. */
  async step(
    spans: readonly PartitionSpan[],
    { max, bytes }: StepLimits,
    take: (event: PublicCloudEvent) => void,
  ): Promise<void> {
    const due = this.#due(spans)
    if (due.length === 0) return
    const limits = { maxBytes: bytes, maxPartitionBytes: Math.min(bytes, partitionBytes) }
    const messages = await this.#deps.log.fetch(
      due.map((span) => this.#startOf(span)),
      limits,
    )
    let taken = 0
    for (const message of messages) {
      if (taken === max) return
      const event = this.#read(message)
      if (event === undefined) continue
      taken += 1
      take(event)
    }
  }

  /** Partitions with something to read: of each topic those of the oldest version that has something. */
  #due(spans: readonly PartitionSpan[]): readonly PartitionSpan[] {
    const unread = spans.filter((span) => this.#topics.has(span.topic) && this.#placeOf(span).offset < span.end)
    const oldest = new Map<string, number>()
    for (const { topic, version } of unread) oldest.set(topic, Math.min(oldest.get(topic) ?? version, version))
    return unread.filter(({ topic, version }) => oldest.get(topic) === version)
  }

  #placeOf(span: PartitionSpan): PartitionPlace {
    const known = this.#places.get(placeKey(span))
    return known !== undefined && known.offset >= span.begin ? known : { ...span, offset: span.begin }
  }

  #startOf(span: PartitionSpan): PartitionPlace {
    const { topic, partition, offset } = this.#placeOf(span)
    const start = this.#looked.get(placeKey(span)) ?? offset - warmUp
    return { topic, partition, offset: start > span.begin ? start : span.begin }
  }

  #read(message: IncomingMessage): PublicCloudEvent | undefined {
    const { topic, partition, offset } = message
    const key = placeKey(message)
    const event = parse(message)
    const isRepeated = event !== undefined && this.#deps.recent.isRepeated(event.id, message)
    this.#looked.set(key, offset + 1n)
    if (offset < (this.#places.get(key)?.offset ?? 0n)) return undefined
    const next = { topic, partition, offset: offset + 1n }
    this.#places.set(key, next)
    this.#cursor.move(next)
    return event === undefined || isRepeated || !isWanted(event, this.#filter) ? undefined : published(event)
  }
}

const isEvent = (value: unknown): value is CloudEvent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'type' in value &&
  typeof value.type === 'string' &&
  publicEventOf(value.type) !== undefined

/** A message of a public event; what is none of ours is skipped: the views park it. */
const parse = ({ value }: IncomingMessage): CloudEvent | undefined => {
  try {
    const message: unknown = JSON.parse(value)
    return isEvent(message) ? message : undefined
  } catch {
    return undefined
  }
}

const published = (event: CloudEvent): PublicCloudEvent | undefined => {
  try {
    return toPublicEvent(fromCloudEvent(event))
  } catch {
    return undefined
  }
}
