import { productListInput, productSorts } from '@pinline/contracts/catalogue/product/list-products'
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from './filter-choice.ts'
import {
  canonicalList,
  changedList,
  filterCount,
  type ListState,
  listRequest,
  listSearchOf,
  readListSearch,
  unfilteredList,
  validListSearch,
  withChoice,
  withoutFilters,
} from './list-search.ts'

const write = stringifySearchWith((value) => String(value))
const read = parseSearchWith((text) => text)

const figureNames = ['pitch', 'positions', 'rows', 'current', 'voltage', 'lead-time']
const figure = fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000)
const notStated = fc.constant('')
const wordChoice = fc.uniqueArray(fc.oneof(notStated, fc.string({ minLength: 1, maxLength: 40 })), {
  minLength: 1,
  maxLength: 6,
})
const figureChoice = fc.uniqueArray(fc.oneof(notStated, figure.map(String)), { minLength: 1, maxLength: 6 })
const ends = fc
  .record({ from: fc.option(figure, { nil: undefined }), to: fc.option(figure, { nil: undefined }) })
  .filter(({ from, to }) => from !== undefined || to !== undefined)
const filters = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom(...figureNames),
      fc.oneof(
        ends,
        figureChoice.map((values) => ({ values })),
      ),
    ),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('mounting', 'series', 'manufacturer', 'stock-status'),
        fc.stringMatching(/^[a-z]{3,9}$/),
      ),
      wordChoice.map((values) => ({ values })),
    ),
  )
  .map(([figured, worded]): Record<string, Choice> => {
    const own = Object.entries(worded).filter(([id]) => !figureNames.includes(id))
    return { ...figured, ...Object.fromEntries(own) }
  })
const list: fc.Arbitrary<ListState> = fc.record({
  q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  filters,
  inStock: fc.boolean(),
  sort: fc.constantFrom(...productSorts),
  page: fc.integer({ min: 1, max: 100_000 }),
  pageSize: fc.constantFrom(15, 30, 50),
})

describe('the URL of a product list', () => {
  it('contains the whole state and parses back to it', () => {
    fc.assert(
      fc.property(list, (state) => {
        expect(readListSearch(read(write(listSearchOf(state))))).toEqual(state)
      }),
      { numRuns: 500 },
    )
  })

  it('becomes a valid request to the catalogue', () => {
    fc.assert(
      fc.property(list, (state) => {
        const taken = productListInput.parse(listRequest(state, 'usb'))
        expect(Object.keys(taken.a ?? {})).toHaveLength(Object.keys(state.filters).length)
      }),
    )
  })

  it('accepts links in the old format', () => {
    const state = readListSearch(
      read(
        '?pitch=2,2.50&positionsMin=4&positionsMax=12&manufacturer=JST,Molex&mounting=through-hole&inStock=true&page=3',
      ),
    )
    expect(state.filters).toEqual({
      pitch: { values: ['2', '2.5'] },
      positions: { from: 4, to: 12 },
      manufacturer: { values: ['JST', 'Molex'] },
      mounting: { values: ['through-hole'] },
    })
    expect(state).toMatchObject({ inStock: true, page: 3 })
  })

  it('accepts the parameters of a form without script', () => {
    expect(
      readListSearch(read('?pitch=1&pitch=2&a.current.from=8&a.current.to=&positionsMin=&inStock=on')).filters,
    ).toEqual({
      pitch: { values: ['1', '2'] },
      current: { from: 8, to: undefined },
    })
  })

  it('ignores invalid parameters', () => {
    expect(validListSearch({ pitch: 'wide', page: '-1', pageSize: '17', sort: 'x', 'a.A B': '1', other: 1 })).toEqual(
      {},
    )
  })
})

describe('the canonical URL', () => {
  const canonicalOf = (query: string): string => canonicalList(readListSearch(read(query)))

  it('is each page of the unfiltered list, and the first page of a filtered or sorted one', () => {
    expect(canonicalOf('')).toBe('')
    expect(canonicalOf('?page=3')).toBe('?page=3')
    for (const query of ['?page=3&pitch=2', '?page=3&sort=price', '?page=3&pageSize=50', '?page=3&inStock=true'])
      expect(canonicalOf(query)).toBe('')
  })
})

describe('a changed list', () => {
  const usual = readListSearch({ q: 'xh', pitch: '2', page: '4', pageSize: '30', inStock: 'true' })

  it('returns to its first page', () => {
    expect(changedList(usual, { sort: 'price' })).toMatchObject({ sort: 'price', page: 1, q: 'xh' })
  })

  it('drops a filter without values', () => {
    expect(withChoice(usual, 'pitch', { values: [] }).filters).toEqual({})
    expect(withChoice(usual, 'pitch', { from: undefined, to: undefined }).filters).toEqual({})
  })

  it('keeps keyword, sort and page size when all filters are cleared', () => {
    expect(withoutFilters(usual)).toEqual({ ...unfilteredList, q: 'xh', pageSize: 30 })
    expect(filterCount(usual)).toBe(2)
    expect(filterCount(withoutFilters(usual))).toBe(0)
  })
})
