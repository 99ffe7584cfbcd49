import { expect, it } from 'vitest'
import { noTaxonomy } from '../domain/taxonomy/taxonomy.ts'
import { presentFacets } from './present-facets.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()
const parts = [
  { manufacturer: 'JST', series: 'PH' },
  { manufacturer: 'JST', series: 'PH' },
  { manufacturer: 'Harwin', series: 'PH' },
  { manufacturer: 'JST', series: 'XH' },
]
for (const [number, part] of parts.entries()) index.put(listedSample(number, { model: `model-${number}`, ...part }))

it('names the manufacturers of a series name that several have', () => {
  const { filters, tests } = index.list({ filter: {}, categories: undefined, sort: 'model', skip: 0, limit: 10 })
  const reader = {
    language: 'en',
    rate: { from: 'USD', to: 'USD', amount: 1, scale: 0 },
    taxonomy: noTaxonomy,
    makersOf: (series: string) => index.makersOf(series),
  } as const
  const series = presentFacets(filters, tests, undefined, reader).find(({ id }) => id === 'series')
  expect(new Map(series?.values.map(({ value, label }) => [value, label]))).toEqual(
    new Map([
      ['PH', 'PH (Harwin, JST)'],
      ['XH', 'XH'],
    ]),
  )
})

it('suggests each manufacturer’s series with its own count', () => {
  expect(index.suggest('ph', 'en').series).toEqual([
    { manufacturer: 'JST', series: 'PH', count: 2 },
    { manufacturer: 'Harwin', series: 'PH', count: 1 },
  ])
})
