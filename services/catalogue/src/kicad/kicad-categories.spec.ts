import { categoryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { type DefinedCategory, noTaxonomy, type Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { listedSample } from '../search/product-index.fixtures.ts'
import { drawnProducts, kicadCategories, readKicadCategory, shareOf, versionOf } from './kicad-categories.ts'

const defined = (id: string, parent: string | null, title: string): DefinedCategory => ({
  categoryId: categoryId.parse(id),
  parentId: categoryId.nullable().parse(parent),
  ...{ orderNum: 1, titles: { en: title }, leads: { en: `All of ${title}` }, texts: {} },
  attributeIds: [],
})
const taxonomy: Taxonomy = {
  ...noTaxonomy,
  categories: {
    boards: defined('boards', null, 'Board connectors'),
    headers: defined('headers', 'boards', 'Headers'),
    sockets: defined('sockets', 'boards', 'Sockets'),
  },
}

describe('categories of the KiCad library', () => {
  it('are those with parts, with the names above them', () => {
    expect(kicadCategories(taxonomy, new Map([['headers', 3]]), 'en')).toEqual([
      { id: 'headers', name: 'Board connectors / Headers', description: 'All of Headers' },
    ])
  })

  it('are several where one has more than its share', () => {
    const found = kicadCategories(taxonomy, new Map([['sockets', 5]]), 'en', 2)
    expect(found.map(({ id }) => id)).toEqual(['sockets.1', 'sockets.2', 'sockets.3'])
    expect(found[2]?.name).toBe('Board connectors / Sockets (3/3)')
    expect(readKicadCategory('sockets.3')).toEqual({ category: 'sockets', page: 3 })
    expect(readKicadCategory('sockets')).toEqual({ category: 'sockets', page: 1 })
    expect(readKicadCategory('sockets.0').category).toBe('')
  })

  it('have each part once, by part number', () => {
    const entries = ['A10', 'A9', 'A2', 'B1', 'A1'].map((model, at) => listedSample(at + 1, { model }))
    const shares = [1, 2, 3].map((page) => shareOf(entries, page, 2).map(({ product }) => product.data.model))
    expect(shares).toEqual([['A1', 'A2'], ['A9', 'A10'], ['B1']])
    expect(shareOf(entries, 4, 2)).toEqual([])
  })

  it('leave out what has no drawing', () => {
    const drawn = [listedSample(1, {}), listedSample(2, { geometry: 'none', bodyMm: [0, 0, 0, 0], pads: [] })]
    expect(drawnProducts(drawn).map(({ id }) => id)).toEqual([drawn[0]?.id])
  })

  it('have another version after a change of a part, and not after one of its stock', () => {
    const [before, changed] = [listedSample(1, {}), listedSample(1, {}, { version: 2 })]
    expect(versionOf([changed])).not.toBe(versionOf([before]))
    const sold = { ...before, available: 3, versions: { ...before.versions, stock: 9, price: 9 } }
    expect(versionOf([sold])).toBe(versionOf([before]))
  })
})
