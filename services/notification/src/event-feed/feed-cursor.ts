import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PartitionPlace, PartitionSpan } from '@pinline/chassis/kafka/kafka-port'
import { serviceName, topicOf } from '@pinline/events/event'

/** Topics of the feed, in the order in which a cursor has them: a further one is added at the end. */
export const feedTopics: readonly string[] = serviceName.options.map(topicOf)

/** The next message to read of each partition. One that is missing is read from its beginning. */
export type FeedPosition = readonly PartitionPlace[]

export const placeKey = ({ topic, partition }: Pick<PartitionPlace, 'topic' | 'partition'>): string =>
  `${topic}/${partition}`

/** Shows whose cursor it is: offsets of another installation mean nothing here. */
const stampOf = (installation: string): string =>
  createHash('sha256').update(installation).digest('base64url').slice(0, 6)

/**
 * Prevents the failure "a cursor is stored in a column that is too narrow, and what it lost is read from the beginning, again
 * and again".
 */
const checkOf = (encoded: string): string => crc32(encoded).toString(36)

/**
 * A position as text that says nothing to its reader: the offsets of each topic's partitions as base 36 numbers. One
 * partition moves at a time, so the text of the others is written once.
 */
export class FeedCursor {
  readonly #stamp: string
  readonly #offsets = feedTopics.map((): string[] => [])
  readonly #texts = feedTopics.map(() => '')

  constructor(installation: string, position: FeedPosition) {
    this.#stamp = stampOf(installation)
    for (const place of position) this.move(place)
  }

  move({ topic, partition, offset }: PartitionPlace): void {
    const index = feedTopics.indexOf(topic)
    const offsets = this.#offsets[index]
    if (offsets === undefined) return
    while (offsets.length < partition) offsets.push('0')
    offsets[partition] = offset.toString(36)
    this.#texts[index] = offsets.join('.')
  }

  get text(): string {
    const encoded = Buffer.from(this.#texts.join('/')).toString('base64url')
    return `2.${this.#stamp}.${encoded}.${checkOf(encoded)}`
  }
}

/** Cursors of earlier releases begin with 1 and have no check. */
const form = /^(?:1\.([\w-]{6})\.([\w-]*)|2\.([\w-]{6})\.([\w-]*)\.(\w+))$/

const readForm = (cursor: string): { readonly stamp: string; readonly encoded: string } | undefined => {
  const [, oldStamp, oldEncoded, stamp, encoded, check] = form.exec(cursor) ?? []
  if (oldStamp !== undefined && oldEncoded !== undefined) return { stamp: oldStamp, encoded: oldEncoded }
  if (stamp === undefined || encoded === undefined || check !== checkOf(encoded)) return undefined
  return { stamp, encoded }
}

const offsetForm = /^[0-9a-z]{1,10}$/

/**
 * The position of a cursor; undefined if it is none or only a part of one, is of another installation, or names places
 * that the log does not have: then topics were made anew, and the reader has to begin at the beginning.
 */
export const parseCursor = (
  cursor: string,
  installation: string,
  spans: readonly PartitionSpan[],
): FeedPosition | undefined => {
  const read = readForm(cursor)
  if (read === undefined || read.stamp !== stampOf(installation)) return undefined
  const texts = Buffer.from(read.encoded, 'base64url').toString('latin1').split('/')
  if (texts.length > feedTopics.length) return undefined
  const known = new Map(spans.map((span) => [placeKey(span), span]))
  const position: PartitionPlace[] = []
  for (const [index, topic] of feedTopics.entries()) {
    const offsets = (texts[index] ?? '').split('.').filter((text) => text !== '')
    for (const [partition, text] of offsets.entries()) {
      const offset = offsetForm.test(text) ? BigInt(Number.parseInt(text, 36)) : undefined
      const span = known.get(placeKey({ topic, partition }))
      if (offset === undefined || span === undefined || offset > span.end) return undefined
      position.push({ topic, partition, offset })
    }
  }
  return position
}
