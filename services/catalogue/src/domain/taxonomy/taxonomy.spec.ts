import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { describe, expect, it } from 'vitest'
import { boards, boardsDefined, headers, headersDefined, plating, platingDefined } from './sample-taxonomy.ts'
import { evolveTaxonomy, noTaxonomy, revisionOf } from './taxonomy.ts'

const after = (...facts: TaxonomyEvent[]) => facts.reduce(evolveTaxonomy, noTaxonomy)

describe('categories and attributes', () => {
  it('stand as they were defined last, and count their changes', () => {
    const renamed = { ...headersDefined, data: { ...headersDefined.data, titles: { en: 'Headers' } } } as TaxonomyEvent
    const state = after(platingDefined, boardsDefined, headersDefined, renamed)
    expect(state.categories).toEqual({ [boards]: boardsDefined.data, [headers]: renamed.data })
    expect(state.attributes).toEqual({ [plating]: platingDefined.data })
    expect(revisionOf(state, 'category', headers)).toBe(2)
    expect(revisionOf(state, 'attribute', plating)).toBe(1)
    expect(revisionOf(state, 'category', 'none')).toBe(0)
  })

  it('are gone when removed, and their count goes on', () => {
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
