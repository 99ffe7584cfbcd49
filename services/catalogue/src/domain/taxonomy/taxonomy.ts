import type { AttributeDefined } from '@pinline/events/catalogue/attribute-defined'
import type { CategoryDefined } from '@pinline/events/catalogue/category-defined'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'

export type DefinedCategory = CategoryDefined['data']
export type DefinedAttribute = AttributeDefined['data']

/**
 * Categories and attributes: one stream, so that the tree stays consistent and no attribute is removed while a category
 * gets it.
 */
export interface Taxonomy {
  readonly categories: Readonly<Record<string, DefinedCategory>>
  readonly attributes: Readonly<Record<string, DefinedAttribute>>
  /** Number of changes by `category:` or `attribute:` and id: guards an editor's save. */
  readonly revisions: Readonly<Record<string, number>>
}

export const taxonomyStreamId = 'taxonomy'

export const noTaxonomy: Taxonomy = { categories: {}, attributes: {}, revisions: {} }

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([present]) => present !== key))

const revised = ({ revisions }: Taxonomy, { data }: TaxonomyEvent): Taxonomy['revisions'] => {
  const key = 'categoryId' in data ? `category:${data.categoryId}` : `attribute:${data.attributeId}`
  return { ...revisions, [key]: (revisions[key] ?? 0) + 1 }
}

/** Number of changes of a category or an attribute; 0 if it never existed. */
export const revisionOf = (state: Taxonomy, kind: 'category' | 'attribute', id: string): number =>
  state.revisions[`${kind}:${id}`] ?? 0

export const evolveTaxonomy = (before: Taxonomy, event: TaxonomyEvent): Taxonomy => {
  const state = { ...before, revisions: revised(before, event) }
  switch (event.type) {
    case 'category-defined':
      return { ...state, categories: { ...state.categories, [event.data.categoryId]: event.data } }
    case 'category-removed':
      return { ...state, categories: without(state.categories, event.data.categoryId) }
    case 'attribute-defined':
      return { ...state, attributes: { ...state.attributes, [event.data.attributeId]: event.data } }
    case 'attribute-removed':
      return { ...state, attributes: without(state.attributes, event.data.attributeId) }
    default:
      return event satisfies never
  }
}
