import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctCount, observe } from './distinct-count.ts'

const countOf = (members: Iterable<string>): number => {
  const ranks: number[] = []
  for (const member of members) {
    const { register, rank } = observe(createHash('sha256').update(member).digest())
    ranks[register] = Math.max(ranks[register] ?? 0, rank)
  }
  return distinctCount(Object.values(ranks))
}

describe('a count of distinct members', () => {
  it('does not grow by repetition, and is the same in any sequence', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 200 }), (members) => {
        expect(countOf([...members, ...members].reverse())).toBe(countOf(new Set(members)))
      }),
    ))
  it('is about right for few and for many', () => {
    expect(countOf([])).toBe(0)
    for (const size of [1, 5, 20, 1000, 50_000]) {
      const count = countOf(Array.from({ length: size }, (_, place) => `member ${place}`))
      expect(Math.abs(count - size) / size).toBeLessThan(0.35)
    }
  })
})
