import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedSample } from './product-index.fixtures.ts'
import { ProductSlots } from './product-slots.ts'
import { alternativesTo, relatedTo } from './relations.ts'
import { SimilarParts } from './similar-parts.ts'

const someData = fc.record({
  manufacturer: fc.constantFrom('Molex', 'JST', 'Samtec'),
  category: fc.constantFrom('wire-to-board', 'wire-to-board', 'pin-headers'),
  positions: fc.constantFrom(2, 2, 4, null),
  model: fc.constantFrom('A-1', 'A-2', 'B10'),
})
const change = fc.record({
  number: fc.nat(7),
  gone: fc.nat(5).map((draw) => draw === 0),
  /** Whether only the stock of an existing part changes. */
  stockOnly: fc.boolean(),
  data: someData,
  stock: fc.nat(1),
})

describe('similar parts', () => {
  it('are those that a search finds, after any changes between the looks', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 4, maxLength: 60 }), (changes) => {
        const slots = new ProductSlots()
        const similar = new SimilarParts(slots)
        const present = new Map<number, ReturnType<typeof listedSample>>()
        for (const [place, { number, gone, stockOnly, data, stock }] of changes.entries()) {
          const before = present.get(number)
          const sample = listedSample(number, data, { stock, version: place + 1 })
          const entry =
            stockOnly && before !== undefined
              ? { ...before, available: stock, versions: { ...before.versions, stock: place + 1 } }
              : sample
          if (gone) slots.remove(entry.id)
          else slots.put(entry)
          slots.flush()
          if (gone) present.delete(number)
          else present.set(number, entry)
          similar.note(before, gone ? undefined : entry)
          for (const part of present.values()) {
            expect(similar.of('related', part, 3)).toEqual(relatedTo(slots, part, 3))
            expect(similar.of('alternatives', part, 3)).toEqual(alternativesTo(slots, part, 3))
          }
        }
      }),
    )
  })

  it('are the same objects until a part of the group changes, and no more than the bound are cached', () => {
    const slots = new ProductSlots()
    const similar = new SimilarParts(slots, 6)
    const parts = Array.from({ length: 20 }, (_, n) => listedSample(n, { positions: n + 1, model: `M-${n}` }))
    for (const part of parts) slots.put(part)
    for (const part of parts) similar.of('related', part, 12)
    expect(similar.size).toBe(6)
    for (const part of parts) similar.note(part, undefined)
    expect(similar.size).toBe(0)
  })
})
