import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { describe, expect, it } from 'vitest'
import {
  boards,
  boardsCategory,
  boardsDefined,
  categoryDefined,
  headers,
  headersCategory,
  headersDefined,
  plating,
  platingAttribute,
  platingDefined,
} from './taxonomy.fixtures.ts'
import { evolveTaxonomy, noTaxonomy, revisionOf } from './taxonomy.ts'

const after = (...events: TaxonomyEvent[]) => events.reduce(evolveTaxonomy, noTaxonomy)

describe('categories and attributes', () => {
  it('are as defined last, and count their changes', () => {
    const renamed = { ...headersCategory, titles: { en: 'Headers' } }
    const state = after(platingDefined, boardsDefined, headersDefined, categoryDefined(renamed))
    expect(state.categories).toEqual({ [boards]: boardsCategory, [headers]: renamed })
    expect(state.attributes).toEqual({ [plating]: platingAttribute })
    expect(revisionOf(state, 'category', headers)).toBe(2)
    expect(revisionOf(state, 'attribute', plating)).toBe(1)
    expect(revisionOf(state, 'category', 'none')).toBe(0)
  })

  it('no longer exist once removed, and their count continues', () => {
    const state = after(
      platingDefined,
      headersDefined,
      { type: 'category-removed', data: { categoryId: headers } },
      { type: 'attribute-removed', data: { attributeId: plating } },
    )
    expect(state.categories).toEqual({})
    expect(state.attributes).toEqual({})
    expect(revisionOf(state, 'category', headers)).toBe(2)
  })
})
