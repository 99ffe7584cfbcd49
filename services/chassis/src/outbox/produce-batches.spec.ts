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

describe('what a relay sends at once', () => {
  it('is all there is where that is little, and nothing where there is nothing', () => {
    const few = Array.from({ length: 500 }, () => message(1000))
    expect(produceBatchesOf(few)).toEqual([few])
    expect(produceBatchesOf([])).toEqual([])
  })

  it('ends before it would become too large, by bytes and not by characters, and keeps the order', () => {
    expect(sizes([400_000, 400_002, 400_004, 10, 800_000].map((bytes) => message(bytes, 'ö')))).toEqual([
      [400_000, 400_002],
      [400_004, 10],
      [800_000],
    ])
  })

  it('is a single message where that is too large by itself', () => {
    expect(sizes([message(10), message(1_000_000), message(20)])).toEqual([[10], [1_000_000], [20]])
  })

  it('counts keys and headers', () => {
    const wide = { ...message(10), key: 'k'.repeat(300_000), headers: { h: 'v'.repeat(300_000) } }
    expect(produceBatchesOf([wide, wide])).toEqual([[wide], [wide]])
  })
})
