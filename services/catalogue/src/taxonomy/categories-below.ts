import { treeFrom } from '../domain/taxonomy/category-tree.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { entryOf } from './entry-of.ts'

/** The ids of a category and its descendants; undefined if there is no such category. */
export const categoriesBelow = (taxonomy: Taxonomy, id: string): readonly string[] | undefined => {
  const category = entryOf(taxonomy.categories, id)
  return category === undefined ? undefined : treeFrom(taxonomy, category).map(({ categoryId }) => categoryId)
}
