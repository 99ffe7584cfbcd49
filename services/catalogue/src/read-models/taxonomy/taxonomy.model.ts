import type { AttributeDefined } from '@pinline/events/catalogue/attribute-defined'
import type { CategoryDefined } from '@pinline/events/catalogue/category-defined'

/** The current categories and attributes, by id. */
export interface TaxonomyRow {
  readonly categories: Readonly<Record<string, CategoryDefined['data']>>
  readonly attributes: Readonly<Record<string, AttributeDefined['data']>>
  /** Number of changes by `category:` or `attribute:` and id. */
  readonly revisions: Readonly<Record<string, number>>
  /** ISO 8601: when a category was last changed, by its id. */
  readonly changedAt: Readonly<Record<string, string>>
}
