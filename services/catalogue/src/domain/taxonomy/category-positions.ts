import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { sameValue } from '../same-value.ts'
import { childrenOf, deepest, levelsOf, parentsOf, treeFrom } from './category-tree.ts'
import { invalidField, lastPosition, shiftedPositions } from './editing.ts'
import type { DefinedCategory, Taxonomy } from './taxonomy.ts'

/** Refuses an invalid parent, by field. Only categories without products can have children. */
export const refusePlace = (
  state: Taxonomy,
  { categoryId, parentId }: Pick<DefinedCategory, 'categoryId' | 'parentId'>,
  parentHasProducts: boolean,
): Rejection | undefined => {
  if (parentId === null) return undefined
  const parent = state.categories[parentId]
  if (parent === undefined) return invalidField('parentId', 'parent-unknown')
  const known = state.categories[categoryId]
  const below = known === undefined ? [] : treeFrom(state, known)
  if (below.some((one) => one.categoryId === parentId)) return invalidField('parentId', 'parent-below-itself')
  if (parentHasProducts) return invalidField('parentId', 'parent-has-products')
  const levels = parentsOf(state, parentId).length + 1 + levelsOf(state, categoryId)
  return levels > deepest ? invalidField('parentId', 'too-deep') : undefined
}

/** Refuses attributes that there are none of, or that are named twice. */
export const refuseAttributes = (state: Taxonomy, attributeIds: readonly string[]): Rejection | undefined => {
  if (new Set(attributeIds).size < attributeIds.length) return invalidField('attributeIds', 'attribute-twice')
  const known = attributeIds.every((id) => state.attributes[id] !== undefined)
  return known ? undefined : invalidField('attributeIds', 'attribute-unknown')
}

const siblings = (state: Taxonomy, { categoryId, parentId }: Pick<DefinedCategory, 'categoryId' | 'parentId'>) =>
  childrenOf(state, parentId).filter((one) => one.categoryId !== categoryId)

/** The place behind all others of the same parent. */
export const lastPositionAmong = (
  state: Taxonomy,
  category: Pick<DefinedCategory, 'categoryId' | 'parentId'>,
): number => lastPosition(siblings(state, category))

/** Events for the category and for those that make room for it; none if nothing changes. */
export const positionedCategories = (state: Taxonomy, category: DefinedCategory): TaxonomyEvent[] => {
  const known = state.categories[category.categoryId]
  if (known !== undefined && sameValue(known, category)) return []
  const moved = shiftedPositions(siblings(state, category), category.orderNum)
  return [category, ...moved].map((data) => ({ type: 'category-defined', data }))
}
