import type { ProductFilter } from '@pinline/contracts/catalogue/search/product-filter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IndexedProduct, priceOf } from './indexed-product.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductQuery } from './product-query.ts'

const numbers = 24
const someData = fc.record({
  manufacturer: fc.constantFrom('Molex', 'JST', 'Generic'),
  series: fc.constantFrom('PicoBlade', 'XH', null),
  category: fc.constantFrom('wire-to-board', 'pin-headers', 'usb'),
  positions: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  rows: fc.constantFrom(1, 2, null),
  pitchMm: fc.constantFrom(1.25, 2.5, 2.54, null),
  orientation: fc.constantFrom('vertical' as const, 'right-angle' as const, null),
  mounting: fc.constantFrom('surface-mount' as const, 'through-hole' as const),
  gender: fc.constantFrom('male' as const, 'female' as const, null),
  weightGrams: fc.integer({ min: 1, max: 900 }).map((grams) => grams / 100),
})
const change = fc.record({
  number: fc.nat(numbers - 1),
  gone: fc.nat(4).map((draw) => draw === 0),
  /** Whether an existing part keeps its number and category. */
  keeps: fc.boolean(),
  model: fc.constantFrom('A-1', 'A-2', 'B10', 'B9', 'B-10-SM'),
  data: someData,
  stock: fc.nat(3).map((pieces) => pieces * 30),
  cents: fc.integer({ min: 1, max: 400 }),
})
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

const filters = fc.record(
  {
    q: fc.constantFrom('a1', 'molex', 'smd 2.54', 'b1', '排针', 'vertical female', 'XH 2.54'),
    pitch: fc.subarray([1.25, 2.5, 2.54]),
    mounting: fc.subarray(['surface-mount' as const, 'through-hole' as const]),
    manufacturer: fc.subarray(['Molex', 'JST', 'Samtec']),
    positionsMin: fc.integer({ min: 1, max: 20 }),
    positionsMax: fc.integer({ min: 10, max: 40 }),
    inStock: fc.boolean(),
    priceMin: fc.constantFrom(0.5, 1),
    a: fc.constantFrom<NonNullable<ProductFilter['a']>>(
      { series: { values: ['XH', ''] } },
      { weight: { from: 1, to: 5 } },
      { gender: { values: [''] } },
      { rows: { from: 2, to: undefined } },
    ),
    stated: fc.constantFrom<string[]>(['gender'], ['rows', 'pitch']),
  },
  { requiredKeys: [] },
)

const euros = { from: 'USD', to: 'EUR', amount: 8640, scale: 4 } as const
const dollars = { from: 'USD', to: 'USD', amount: 1, scale: 0 } as const
const rates = fc.constantFrom(dollars, euros)

/** Queries lists between the changes, so that cached data has to follow. */
const applied = (
  changes: readonly Change[],
  requested: Pick<ProductQuery, 'filter' | 'rate'> = { filter: {} },
): { index: ProductIndex; present: Map<number, IndexedProduct> } => {
  const index = new ProductIndex()
  const present = new Map<number, IndexedProduct>()
  for (const [place, { number, gone, keeps, model, data, stock, cents }] of changes.entries()) {
    const known = keeps ? present.get(number)?.product.data : undefined
    const named = known === undefined ? { model } : { model: known.model, category: known.category }
    const entry = listedSample(number, { ...data, ...named }, { stock, cents, version: place + 1 })
    if (gone) {
      expect(index.remove(entry.id)).toBe(present.delete(number))
      continue
    }
    present.set(number, entry)
    index.put(entry)
    if (place % 3 === 0) index.list({ ...requested, categories: undefined, sort: 'model', skip: 0, limit: 3 })
  }
  return { index, present }
}

const sorts = fc.constantFrom('relevance', 'price', '-price', 'stock', 'positions', '-positions', 'model', '-model')
const query = { categories: undefined, skip: 0, limit: 50 } as const

describe('an index after insertions and removals', () => {
  it('gives the same results as a new one', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), filters, sorts, rates, (changes, filter, sort, rate) => {
        const { index, present } = applied(changes, { filter, rate })
        const fresh = new ProductIndex()
        for (const entry of present.values()) fresh.put(entry)
        expect(index.size).toBe(present.size)
        const [left, right] = [index, fresh].map((one) => one.list({ ...query, filter, sort, rate }))
        expect(left?.list.map(({ id }) => id)).toEqual(right?.list.map(({ id }) => id))
        const counts = (hits: typeof left) =>
          hits?.filters.map(({ attribute, values, range }) => [
            attribute.id,
            [...values].sort((a, b) => (a.value < b.value ? -1 : 1)),
            range,
          ])
        expect(counts(left)).toEqual(counts(right))
        expect(left?.total).toBe(right?.total)
        expect(left?.understood).toEqual(right?.understood)
      }),
      { numRuns: 40 },
    )
  })

  it('counts what a plain look at every product counts', () => {
    type Look = (entry: IndexedProduct) => string
    const looks: Readonly<Record<string, Look>> = {
      mounting: ({ product }) => product.data.mounting,
      gender: ({ product }) => product.data.gender ?? '',
      series: ({ product }) => product.data.series ?? '',
      pitch: ({ product }) => String(product.data.pitchMm ?? ''),
    }
    const passes = (entry: IndexedProduct, filter: ProductFilter, but: string): boolean => {
      const { data } = entry.product
      const price = (priceOf(entry).USD?.[0]?.unitPrice.amount ?? 0) / 100
      const among = (id: string, wanted: readonly unknown[] | undefined, value: unknown) =>
        but === id || wanted === undefined || wanted.length === 0 || wanted.includes(value)
      return (
        among('pitch', filter.pitch, data.pitchMm) &&
        among('mounting', filter.mounting, data.mounting) &&
        among('manufacturer', filter.manufacturer, data.manufacturer) &&
        (filter.positionsMin === undefined || (data.positions ?? -1) >= filter.positionsMin) &&
        (filter.positionsMax === undefined || (data.positions ?? 999) <= filter.positionsMax) &&
        (filter.inStock !== true || entry.available > 0) &&
        (filter.priceMin === undefined || price >= filter.priceMin)
      )
    }
    const plain = filters.map(({ q: _, a: __, stated: ___, ...filter }) => filter)
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), plain, (changes, filter) => {
        const { index, present } = applied(changes)
        const { total, filters: facets } = index.list({ ...query, filter, sort: 'model' })
        expect(total).toBe([...present.values()].filter((entry) => passes(entry, filter, '')).length)
        for (const [id, look] of Object.entries(looks)) {
          const counted = new Map<string, number>()
          for (const entry of present.values()) {
            const value = look(entry)
            counted.set(value, (counted.get(value) ?? 0) + (passes(entry, filter, id) ? 1 : 0))
          }
          const facet = facets.find(({ attribute }) => attribute.id === id)
          const notified = new Map(facet?.values.map(({ value, count }) => [value, count]))
          if (facet !== undefined) expect(notified).toEqual(counted)
          else expect([...counted.keys()].filter((value) => value !== '')).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })
})
