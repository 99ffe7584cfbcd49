import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { expect, it } from 'vitest'
import { createTexts } from '../../app/i18n.ts'
import { createLabels } from './filter-labels.ts'

const width: Facet = {
  id: 'body-width',
  title: 'Width',
  type: 'number',
  unit: 'mm',
  group: 'shape',
  values: [],
  range: null,
  selected: [],
}

it.each([
  ['en', '1250.5'],
  ['zh-Hant-HK', '1250.5'],
  ['de', '1250,5'],
  ['ru', '1250,5'],
])('a field of a filter has the decimal sign of the language, and is read back, in %s', (tag, text) => {
  const labels = createLabels({ t: createTexts('en').t, unit: 'mm', tag, currency: 'USD' })
  expect(labels.field(width, 1250.5)).toBe(text)
  expect(labels.figureOf(width, text)).toBe(1250.5)
})

it.each([
  ['en', '0.1', '49.213'],
  ['de', '0,1', '49,213'],
])('inches have it as well, in %s', (tag, short, long) => {
  const labels = createLabels({ t: createTexts('en').t, unit: 'inch', tag, currency: 'USD' })
  expect(labels.value(width, '2.54')).toBe(short)
  expect(labels.field(width, 1250)).toBe(long)
  expect(labels.figureOf(width, long)).toBeCloseTo(1250, 1)
})

it.each([
  ['en', '1,250'],
  ['de', '1.250'],
])('what the language reads as thousands is refused in %s', (tag, text) => {
  const labels = createLabels({ t: createTexts('en').t, unit: 'mm', tag, currency: 'USD' })
  expect(labels.figureOf(width, text)).toBeUndefined()
})

it.each([
  ['de', 'mm', '2.540', 2.54],
  ['en', 'mm', '1,250', 1.25],
  ['en', 'inch', '0,100', 2.54],
  ['de', 'inch', '1.000', undefined],
  ['de', 'mm', '12.700', undefined],
] as const)('the reading within the range is taken, in %s, %s: %s', (tag, unit, text, figure) => {
  const labels = createLabels({ t: createTexts('en').t, unit, tag, currency: 'USD' })
  expect(labels.figureOf({ ...width, range: { min: 0.4, max: 10, histogram: [] } }, text)).toBe(figure)
})

it('thousands are taken where only they are within the range', () => {
  const labels = createLabels({ t: createTexts('en').t, unit: 'mm', tag: 'de', currency: 'USD' })
  expect(labels.figureOf({ ...width, range: { min: 100, max: 5000, histogram: [] } }, '1.250')).toBe(1250)
  expect(labels.figureOf({ ...width, range: { min: 1, max: 5000, histogram: [] } }, '1.250')).toBeUndefined()
})
