import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, mistakesAllowed } from './edit-distance.ts'
import { foldPartNumber, withoutLookalikes } from './fold-text.ts'
import { PartNumbers } from './part-numbers.ts'

const letters = fc.constantFrom(...'AB01-8OIX')
const number = fc.string({ unit: letters, minLength: 1, maxLength: 14 })
const slots = 12
const step = fc.record({ slot: fc.nat(slots - 1), model: fc.option(number, { nil: undefined }) })

/** Plain text, letter by letter, without any table. */
const slowDistance = (a: string, b: string): number => {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i}:${j}`
    const before = known.get(key)
    if (before !== undefined) return before
    let least = Math.min(
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    )
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      least = Math.min(least, between(i - 2, j - 2) + 1)
    known.set(key, least)
    return least
  }
  return between(a.length, b.length)
}

describe('part numbers', () => {
  it('finds the same as a full scan, after any insertions and removals', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), number, (steps, wanted) => {
        const numbers = new PartNumbers()
        const present = new Map<number, string>()
        for (const { slot, model } of steps) {
          if (model !== undefined && foldPartNumber(model) !== '') {
            numbers.put(slot, model)
            present.set(slot, foldPartNumber(model))
          } else if (present.delete(slot)) numbers.remove(slot)
        }
        const requested = foldPartNumber(wanted)
        const those = (belongs: (folded: string) => boolean) =>
          [...present].filter(([, folded]) => belongs(folded)).map(([slot]) => slot)
        const sorted = (found: readonly number[]) => [...found].sort((a, b) => a - b)
        if (requested === '') return
        expect(sorted(numbers.exact(requested))).toEqual(sorted(those((folded) => folded === requested)))
        expect(sorted(numbers.beginning(requested))).toEqual(sorted(those((folded) => folded.startsWith(requested))))
        if (requested.length > 2) {
          expect(sorted(numbers.holding(requested))).toEqual(sorted(those((folded) => folded.includes(requested))))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('forgive as many mistakes as their length allows, and letters that look alike', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: letters, minLength: 9, maxLength: 14 }),
        fc.nat(20),
        fc.constantFrom(...'ABX18'),
        (model, at, typed) => {
          const folded = foldPartNumber(model)
          fc.pre(folded.length >= 6)
          const place = at % folded.length
          const wrong = folded.slice(0, place) + typed.toLowerCase() + folded.slice(place + 1)
          const numbers = new PartNumbers()
          numbers.put(0, model)
          expect(numbers.near(wrong).map(({ slot }) => slot)).toEqual([0])
        },
      ),
    )
    const numbers = new PartNumbers()
    for (const [slot, model] of ['43045-1000', '43045-1200', '502386-0370'].entries()) numbers.put(slot, model)
    expect(numbers.near('43o4510oo')).toEqual([{ slot: 0, mistakes: 0 }])
    expect(numbers.near('430541000')).toEqual([{ slot: 0, mistakes: 1 }])
    expect(numbers.near('5023680370')).toEqual([{ slot: 2, mistakes: 1 }])
    expect(numbers.near('99999999')).toEqual([])
    expect(withoutLookalikes('b2lo')).toBe('8210')
    expect([4, 5, 8, 9].map(mistakesAllowed)).toEqual([0, 1, 1, 2])
  })
})

describe('the distance of two texts', () => {
  it('is that of a naive implementation, within the limit', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 })
    fc.assert(
      fc.property(text, text, fc.nat(4), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(slowDistance(a, b), limit + 1))
      }),
      { numRuns: 1000 },
    )
  })
})
