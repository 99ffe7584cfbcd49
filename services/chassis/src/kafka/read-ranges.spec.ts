import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OffsetRange, PartitionPlace, PlacedMessage } from './kafka-port.ts'
import { readRanges } from './read-ranges.ts'

const message = (partition: number, offset: bigint): PlacedMessage => ({
  ...{ topic: 't', partition, offset, key: '', value: '', writtenAt: new Date(0) },
})

/** A log of endless partitions that answers with up to so many messages, of some or all of the places. */
const logOf = (counts: readonly number[]) => {
  let requests = 0
  return {
    fetch: async (from: readonly PartitionPlace[]) => {
      const count = counts[requests % counts.length] ?? 1
      requests += 1
      return from
        .slice(0, 1 + (count % from.length))
        .flatMap(({ partition, offset }) =>
          Array.from({ length: count }, (_, n) => message(partition, offset + BigInt(n))),
        )
    },
  }
}

const ranges = fc
  .array(fc.record({ from: fc.nat(40), length: fc.nat(30) }), { maxLength: 5 })
  .map((parts) =>
    parts.map(
      ({ from, length }, partition): OffsetRange => ({ partition, from: BigInt(from), to: BigInt(from + length) }),
    ),
  )

it('reads every message of the ranges once, each partition in its order, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(ranges, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), async (wanted, counts) => {
      const read: PlacedMessage[] = []
      for await (const batch of readRanges(logOf(counts), 't', wanted)) read.push(...batch)
      for (const { partition, from, to } of wanted)
        expect(read.filter((one) => one.partition === partition).map(({ offset }) => offset)).toEqual(
          Array.from({ length: Number(to - from) }, (_, n) => from + BigInt(n)),
        )
    }),
  )
})
