import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { describe, expect, it } from 'vitest'
import { canNarrow, foldValues } from './fold-values.ts'

const counts = (list: readonly number[]): Facet['values'] =>
  list.map((count, index) => ({ value: String(index), label: String(index), count }))

const facet = (values: Facet['values'], range: Facet['range'] = null): Facet => ({
  id: 'series',
  title: 'Series',
  type: 'choice',
  unit: null,
  group: 'shape',
  values,
  range,
  selected: [],
})

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value)

describe('values of a filter', () => {
  it('without parts are folded away, after the others', () => {
    const { shown, folded } = foldValues({ type: 'choice', values: counts([0, 3, 0, 1]) }, [], false)
    expect(values(shown)).toEqual(['1', '3'])
    expect(values(folded)).toEqual(['0', '2'])
  })

  it('without parts stay while they are chosen', () => {
    const { shown, folded } = foldValues({ type: 'choice', values: counts([0, 3, 0]) }, ['2'], false)
    expect(values(shown)).toEqual(['1', '2'])
    expect(values(folded)).toEqual(['0'])
  })

  it('show those with most parts, in their order', () => {
    const { shown, folded } = foldValues(
      { type: 'choice', values: counts([1, 9, 9, 9, 9, 1, 9, 9, 9, 9, 0]) },
      [],
      false,
    )
    expect(values(shown)).toEqual(['1', '2', '3', '4', '6', '7', '8', '9'])
    expect(values(folded)).toEqual(['0', '5', '10'])
  })

  it('that are figures show all present, in their order', () => {
    const { shown, folded } = foldValues(
      { type: 'number', values: counts([1, 0, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]) },
      [],
      false,
    )
    expect(values(shown)).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
    expect(values(folded)).toEqual(['1', '13'])
  })

  it('that were searched for show all that have parts', () => {
    const { shown, folded } = foldValues(
      { type: 'choice', values: counts([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]) },
      [],
      true,
    )
    expect(shown).toHaveLength(11)
    expect(values(folded)).toEqual(['11'])
  })
})

describe('a filter', () => {
  const range = (...bars: number[]): Facet['range'] => ({
    min: 0,
    max: bars.length,
    histogram: bars.map((count, from) => ({ from, to: from + 1, count })),
  })

  it('narrows nothing where all parts have one value', () => {
    expect(canNarrow(facet(counts([0, 7, 0])))).toBe(false)
    expect(canNarrow(facet(counts([0, 7, 0]), range(0, 7, 0)))).toBe(false)
    expect(canNarrow(facet([], range(0, 1, 0)))).toBe(false)
  })

  it('narrows where parts differ', () => {
    expect(canNarrow(facet(counts([1, 7])))).toBe(true)
    expect(canNarrow(facet([], range(0, 4, 2)))).toBe(true)
  })
})
