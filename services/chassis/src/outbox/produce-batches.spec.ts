import { describe, expect, it } from 'vitest'
import type { OutgoingMessage } from '../kafka/kafka-port.ts'
import { produceBatchesOf } from './produce-batches.ts'

const message = (bytes: number, character = 'x'): OutgoingMessage => ({
  topic: 't',
  key: 'k',
  value: character.repeat(bytes / Buffer.byteLength(character)),
  headers: { h: 'v' },
})
const sizes = (messages: readonly OutgoingMessage[]) =>
  produceBatchesOf(messages).map((batch) => batch.map(({ value }) => Buffer.byteLength(value)))

describe('a produce batch', () => {
  it('has all messages if they are few, and none if there are none', () => {
    const few = Array.from({ length: 500 }, () => message(1000))
    expect(produceBatchesOf(few)).toEqual([few])
    expect(produceBatchesOf([])).toEqual([])
  })

  it('ends before it gets too large, in bytes and not in characters, and keeps the order', () => {
    expect(sizes([400_000, 400_002, 400_004, 10, 800_000].map((bytes) => message(bytes, 'ö')))).toEqual([
      [400_000, 400_002],
      [400_004, 10],
      [800_000],
    ])
  })

  it('has a single message if that one is too large by itself', () => {
    expect(sizes([message(10), message(1_000_000), message(20)])).toEqual([[10], [1_000_000], [20]])
  })

  it('counts keys and headers', () => {
    const wide = { ...message(10), key: 'k'.repeat(300_000), headers: { h: 'v'.repeat(300_000) } }
    expect(produceBatchesOf([wide, wide])).toEqual([[wide], [wide]])
  })
})
