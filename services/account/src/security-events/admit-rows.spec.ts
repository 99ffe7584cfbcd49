import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admitRows, maxRows } from './admit-rows.ts'

describe('the rows of a slot', () => {
  it('are never more than the limit, whatever arrives in whatever batches', () => {
    const batch = fc.array(fc.tuple(fc.nat(500), fc.constantFrom('a', 'b')), { maxLength: 200 })
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 10 }), (batches) => {
        const stored = new Map<string, string>()
        const inSlot = (slot: string) => [...stored.values()].filter((one) => one === slot).length
        for (const rows of batches) {
          const wanted = new Map(rows.map(([row, slot]) => [`${slot}-${row}`, slot] as const))
          const used = new Map([...new Set(stored.values())].map((slot) => [slot, inSlot(slot)] as const))
          const admitted = admitRows(wanted, new Set(stored.keys()), used)
          for (const [row, slot] of wanted) {
            if (stored.has(row)) expect(admitted.has(row)).toBe(true)
            if (admitted.has(row)) stored.set(row, slot)
          }
        }
        expect(Math.max(inSlot('a'), inSlot('b'))).toBeLessThanOrEqual(maxRows)
      }),
    )
  })

  it('are limited slot by slot: a flood of one kind hides no other', () => {
    const flood = Array.from({ length: 10_000 }, (_, row) => [`flood-${row}`, 'flood'] as const)
    const admitted = admitRows(new Map([...flood, ['one', 'other'] as const]), new Set(), new Map())
    expect(admitted.size).toBe(maxRows + 1)
    expect(admitted.has('one')).toBe(true)
  })
})
