import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admitRows, maxRows, maxRowsOfNetwork, type WantedRow } from './admit-rows.ts'

const from = (slot: string, network: string): WantedRow => ({
  slot,
  network,
  restOfNetwork: `rest of ${network} in ${slot}`,
})

describe('the rows of a slot', () => {
  it('are never more than the limit, whatever arrives in whatever batches', () => {
    const batch = fc.array(fc.tuple(fc.nat(500), fc.constantFrom('a', 'b'), fc.nat(20)), { maxLength: 200 })
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 10 }), (batches) => {
        const stored = new Map<string, WantedRow>()
        const inSlot = (slot: string) => [...stored.values()].filter((one) => one.slot === slot).length
        for (const rows of batches) {
          const wanted = new Map(
            rows.map(([row, slot, network]) => [`${slot}-${network}-${row}`, from(slot, `${network}`)] as const),
          )
          const used = [...stored.values()].map(({ slot, network }) => ({ slot, network, rows: 1 }))
          const admitted = admitRows(wanted, new Set(stored.keys()), used)
          for (const [row, place] of wanted) {
            if (stored.has(row)) expect(admitted.has(row)).toBe(true)
            if (admitted.has(row)) stored.set(row, place)
            if (admitted.has(place.restOfNetwork)) stored.set(place.restOfNetwork, place)
          }
        }
        expect(Math.max(inSlot('a'), inSlot('b'))).toBeLessThanOrEqual(maxRows)
      }),
    )
  })

  it('are limited slot by slot: a flood of one kind hides no other', () => {
    const flood = Array.from({ length: 10_000 }, (_, row) => [`flood-${row}`, from('flood', `${row}`)] as const)
    const admitted = admitRows(new Map([...flood, ['one', from('other', 'one')] as const]), new Set(), [])
    expect(admitted.size).toBe(maxRows + 1)
    expect(admitted.has('one')).toBe(true)
  })
  it('are few for one network: the flood of one client leaves room for others', () => {
    const own = from('slot', '2001:db8:0:1::/64')
    const flood = Array.from({ length: 100 }, (_, row) => [`flood-${row}`, own] as const)
    const admitted = admitRows(new Map([...flood, ['one', from('slot', '2001:db8:0:2::/64')] as const]), new Set(), [])
    expect(admitted.size).toBe(maxRowsOfNetwork + 2)
    expect(admitted.has('one')).toBe(true)
    expect(admitted.has(own.restOfNetwork)).toBe(true)
  })

  it('are counted with those that are stored, and stay', () => {
    const own = from('slot', '2001:db8:0:1::/64')
    const used = [{ slot: 'slot', network: own.network, rows: maxRows }]
    const wanted = new Map([['known', own] as const, ['new', own] as const])
    expect(admitRows(wanted, new Set(['known']), used)).toEqual(new Set(['known']))
    const known = new Set(['known', own.restOfNetwork])
    expect(admitRows(wanted, known, used)).toEqual(known)
  })

  it('are not limited by network where no address is known', () => {
    const rows = Array.from({ length: 20 }, (_, row) => [`${row}`, from('slot', '')] as const)
    expect(admitRows(new Map(rows), new Set(), []).size).toBe(20)
  })
})
