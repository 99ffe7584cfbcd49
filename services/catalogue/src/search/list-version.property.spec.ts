import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductQuery } from './product-query.ts'

const categories = ['wire-to-board', 'pin-headers', 'usb']
const change = fc.record({
  number: fc.nat(9),
  gone: fc.nat(5).map((draw) => draw === 0),
  data: fc.record({
    manufacturer: fc.constantFrom('Molex', 'JST', 'Samtec'),
    series: fc.constantFrom('XH', null),
    category: fc.constantFrom(...categories),
    positions: fc.integer({ min: 1, max: 6 }),
    model: fc.constantFrom('A-1', 'A-2', 'B10'),
  }),
  stock: fc.nat(60),
  cents: fc.integer({ min: 1, max: 40 }),
})

const queries: readonly ProductQuery[] = [undefined, ['usb'], ['wire-to-board', 'pin-headers'], []].flatMap((chosen) =>
  [{}, { q: 'XH' }, { inStock: true, manufacturer: ['JST'] }].map((filter) => ({
    ...{ filter, categories: chosen, sort: 'stock' as const, skip: 0, limit: 5 },
  })),
)

const shown = (index: ProductIndex, query: ProductQuery): string => {
  const { filters, ...rest } = index.list(query)
  const counts = filters.map(({ attribute, values, range }) => ({ id: attribute.id, values, range }))
  return JSON.stringify([rest, counts, index.makersOf('XH')])
}

describe('the version of a list', () => {
  it('changes whenever something that the list shows or counts does', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const index = new ProductIndex()
        const seen = queries.map(() => new Map<string, string>())
        for (const [place, { number, gone, data, stock, cents }] of changes.entries()) {
          const entry = listedSample(number, data, { stock, cents, version: place + 1 })
          if (gone) index.remove(entry.id)
          else index.put(entry)
          for (const [at, query] of queries.entries()) {
            const version = index.listVersion(query.filter, query.categories)
            const [before, now] = [seen[at]?.get(version), shown(index, query)]
            expect(before ?? now).toBe(now)
            seen[at]?.set(version, now)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('of a category stays the same while other categories change', () => {
    const index = new ProductIndex()
    const put = (number: number, category: string, stock: number, version: number) =>
      index.put(listedSample(number, { category, model: `M-${number}` }, { stock, version }))
    put(1, 'usb', 5, 1)
    put(2, 'pin-headers', 5, 1)
    const [usb, headers, all] = [['usb'], ['pin-headers'], undefined].map((chosen) => index.listVersion({}, chosen))
    put(2, 'pin-headers', 4, 2)
    expect(index.listVersion({}, ['usb'])).toBe(usb)
    expect(index.listVersion({}, ['pin-headers'])).not.toBe(headers)
    expect(index.listVersion({}, undefined)).not.toBe(all)
    expect(index.listVersion({ q: 'x' }, ['usb'])).not.toBe(usb)
  })
})
