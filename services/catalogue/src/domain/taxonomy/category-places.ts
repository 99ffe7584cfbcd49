import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { sameValue } from '../same-value.ts'
import { childrenOf, deepest, levelsOf, parentsOf, treeFrom } from './category-tree.ts'
import { lastPlace, movedOn, wrongField } from './editing.ts'
import type { DefinedCategory, Taxonomy } from './taxonomy.ts'

/** Refuses a category that cannot stand where it wants to, by field. Only categories without products have others below. */
export const refusePlace = (
  state: Taxonomy,
  { categoryId, parentId }: Pick<DefinedCategory, 'categoryId' | 'parentId'>,
  parentHasProducts: boolean,
): Rejection | undefined => {
  if (parentId === null) return undefined
  const parent = state.categories[parentId]
  if (parent === undefined) return wrongField('parentId', 'parent-unknown')
  const known = state.categories[categoryId]
  const below = known === undefined ? [] : treeFrom(state, known)
  if (below.some((one) => one.categoryId === parentId)) return wrongField('parentId', 'parent-below-itself')
  if (parentHasProducts) return wrongField('parentId', 'parent-has-products')
  const levels = parentsOf(state, parentId).length + 1 + levelsOf(state, categoryId)
  return levels > deepest ? wrongField('parentId', 'too-deep') : undefined
}

/** Refuses attributes that there are none of, or that are named twice. */
export const refuseAttributes = (state: Taxonomy, attributeIds: readonly string[]): Rejection | undefined => {
  if (new Set(attributeIds).size < attributeIds.length) return wrongField('attributeIds', 'attribute-twice')
  const known = attributeIds.every((id) => state.attributes[id] !== undefined)
  return known ? undefined : wrongField('attributeIds', 'attribute-unknown')
}

const besides = (state: Taxonomy, { categoryId, parentId }: Pick<DefinedCategory, 'categoryId' | 'parentId'>) =>
  childrenOf(state, parentId).filter((one) => one.categoryId !== categoryId)

/** The place behind all others of the same parent. */
export const lastAmong = (state: Taxonomy, category: Pick<DefinedCategory, 'categoryId' | 'parentId'>): number =>
  lastPlace(besides(state, category))

/** The category as it is from now on, and those that stood in its place moved on; nothing where nothing changes. */
export const placed = (state: Taxonomy, category: DefinedCategory): TaxonomyEvent[] => {
  const known = state.categories[category.categoryId]
  if (known !== undefined && sameValue(known, category)) return []
  const moved = movedOn(besides(state, category), category.orderNum)
  return [category, ...moved].map((data) => ({ type: 'category-defined', data }))
}
