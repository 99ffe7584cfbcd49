import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FeedCursor, type FeedPosition, feedTopics, parseCursor } from './feed-cursor.ts'

const spansOf = (partitions: number, end: bigint) =>
  feedTopics.flatMap((topic) =>
    Array.from({ length: partitions }, (_, partition) => ({ topic, partition, version: 0, begin: 0n, end })),
  )
const spans = spansOf(3, 1000n)
const cursorOf = (position: FeedPosition, installation = 'here') => new FeedCursor(installation, position).text
const [topic = ''] = feedTopics

describe('a cursor', () => {
  it('is read as the position that it was made of, missing partitions from their beginning', () => {
    const place = fc.record({
      topic: fc.constantFrom(...feedTopics),
      partition: fc.integer({ min: 0, max: 2 }),
      offset: fc.bigInt({ min: 0n, max: 1000n }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: (one) => `${one.topic}/${one.partition}` }), (position) => {
        const read = parseCursor(cursorOf(position), 'here', spans)
        const known = read?.filter(({ offset }) => offset > 0n)
        const by = (one: { topic: string; partition: number }) => `${one.topic}/${one.partition}`
        const sorted = (all: FeedPosition) => all.toSorted((a, b) => (by(a) < by(b) ? -1 : 1))
        expect(sorted(known ?? [])).toEqual(sorted(position.filter(({ offset }) => offset > 0n)))
      }),
    )
  })

  it('moves one partition at a time', () => {
    const cursor = new FeedCursor('here', [{ topic, partition: 0, offset: 7n }])
    cursor.move({ topic, partition: 2, offset: 9n })
    expect(parseCursor(cursor.text, 'here', spans)).toContainEqual({ topic, partition: 2, offset: 9n })
    expect(parseCursor(cursor.text, 'here', spans)).toContainEqual({ topic, partition: 0, offset: 7n })
  })

  it('is refused where it is of another installation, or beyond what the log has', () => {
    const position = [{ topic, partition: 1, offset: 900n }]
    expect(parseCursor(cursorOf(position, 'elsewhere'), 'here', spans)).toBeUndefined()
    expect(parseCursor(cursorOf(position), 'here', spansOf(3, 899n))).toBeUndefined()
    expect(parseCursor(cursorOf(position), 'here', spansOf(1, 1000n))).toBeUndefined()
  })

  it('is refused where it was cut off or changed on its way, as by a column that is too narrow', () => {
    const cursor = cursorOf([0, 1, 2].map((partition) => ({ topic, partition, offset: 900n })))
    for (let length = 0; length < cursor.length; length += 1)
      expect(parseCursor(cursor.slice(0, length), 'here', spans)).toBeUndefined()
    expect(
      parseCursor(
        cursor.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        'here',
        spans,
      ),
    ).toBeUndefined()
  })

  it('of an earlier release, without a check, is read as well', () => {
    const [, stamp = '', encoded = ''] = cursorOf([{ topic, partition: 1, offset: 900n }]).split('.')
    expect(parseCursor(`1.${stamp}.${encoded}`, 'here', spans)).toContainEqual({ topic, partition: 1, offset: 900n })
  })

  it('is refused where it was made up', () => {
    const made = (text: string) => `1.${cursorOf([]).split('.')[1]}.${Buffer.from(text).toString('base64url')}`
    for (const cursor of ['', '0', '1..', `${cursorOf([])}=`, made('-1'), made('1e999'), made('a/b/c/d/e'), made('ÿ')])
      expect([cursor, parseCursor(cursor, 'here', spans)]).toEqual([cursor, undefined])
  })
})
