import type { AttributeDefined } from '@pinline/events/catalogue/attribute-defined'
import type { CategoryDefined } from '@pinline/events/catalogue/category-defined'

/** Categories and attributes as they stand, by their ids. */
export interface TaxonomyRow {
  readonly categories: Readonly<Record<string, CategoryDefined['data']>>
  readonly attributes: Readonly<Record<string, AttributeDefined['data']>>
  /** How often each was changed, by `category:` or `attribute:` and its id. */
  readonly revisions: Readonly<Record<string, number>>
}
