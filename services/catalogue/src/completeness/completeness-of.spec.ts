import { describe, expect, it } from 'vitest'
import { listedSample } from '../search/product-index.fixtures.ts'
import { completenessOf, percentOf } from './completeness-of.ts'

const attributeIds = ['pitch', 'series', 'plating', 'body-width', 'weight']

describe('what the data of a part lack', () => {
  it('is what its category has attributes for, and what every part needs', () => {
    const bare = listedSample(1, { pitchMm: 2.54, series: null, datasheetUrl: null, weightEstimated: true })
    const { expected, missing } = completenessOf({ ...bare, sortPrice: undefined }, attributeIds)
    expect(expected).toBe(7)
    expect(missing).toEqual([
      { kind: 'attribute', id: 'series' },
      { kind: 'attribute', id: 'plating' },
      { kind: 'datasheet' },
      { kind: 'price' },
      { kind: 'weight' },
    ])
  })

  it('is nothing where all is there', () => {
    const data = {
      pitchMm: 2.54,
      series: 'PX',
      datasheetUrl: 'https://example.test/px.pdf',
      attributes: { plating: 'gold' },
    }
    const whole = { ...listedSample(1, data), sortPrice: 400_000 }
    expect(completenessOf(whole, attributeIds)).toEqual({ expected: 7, missing: [] })
    const linkless = listedSample(1, { ...data, datasheetUrl: null })
    const documents = [{ kind: 'datasheet' as const, title: 'PX', href: '/files/px.pdf' }]
    const withFile = { sortPrice: 400_000, product: { ...linkless.product, documents } }
    expect(completenessOf(withFile, attributeIds).missing).toEqual([])
  })

  it('is a drawing where body and pads are unknown', () => {
    const { missing } = completenessOf({ ...listedSample(1, { geometry: 'none' }), sortPrice: 1 }, [])
    expect(missing).toContainEqual({ kind: 'drawing' })
  })

  it('is a name in each other language once staff wrote one', () => {
    const named = completenessOf(listedSample(1, { names: { en: 'A name', de: 'Ein Name' } }), [])
    const names = named.missing.filter(({ kind }) => kind === 'name').map(({ id }) => id)
    expect(names).toHaveLength(8)
    expect(names).not.toContain('de')
    const unnamed = completenessOf(listedSample(1, {}), [])
    expect(unnamed.missing.filter(({ kind }) => kind === 'name')).toEqual([])
  })

  it('is complete only if nothing is missing', () => {
    expect(percentOf(1000, 1)).toBe(99)
    expect(percentOf(7, 0)).toBe(100)
    expect(percentOf(3, 3)).toBe(0)
    expect(percentOf(0, 0)).toBe(100)
  })
})
