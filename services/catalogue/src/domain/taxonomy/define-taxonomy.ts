import type { Decision } from '@pinline/chassis/domain/decider'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { type DefinedAttribute, type DefinedCategory, revisionOf, type Taxonomy } from './taxonomy.ts'

export interface DefineTaxonomy {
  readonly type: 'define-taxonomy'
  readonly attributes: readonly DefinedAttribute[]
  readonly categories: readonly DefinedCategory[]
}

/** Defines the shop's categories and attributes that never existed: those changed or removed by staff stay so. */
export const decideDefineTaxonomy = (
  state: Taxonomy,
  { attributes, categories }: DefineTaxonomy,
): Decision<TaxonomyEvent> => [
  ...attributes
    .filter(({ attributeId }) => revisionOf(state, 'attribute', attributeId) === 0)
    .map((data) => ({ type: 'attribute-defined' as const, data })),
  ...categories
    .filter(({ categoryId }) => revisionOf(state, 'category', categoryId) === 0)
    .map((data) => ({ type: 'category-defined' as const, data })),
]
