import type { DefinedAttribute, DefinedCategory, Taxonomy } from './taxonomy.ts'

/** Levels of the tree, the top one included. */
export const deepest = 4

const inOrder = (a: { orderNum: number }, b: { orderNum: number }): number => a.orderNum - b.orderNum

/** The categories directly below another, or those at the top, in their order. */
export const childrenOf = ({ categories }: Taxonomy, parentId: string | null): DefinedCategory[] =>
  Object.values(categories)
    .filter((one) => one.parentId === parentId)
    .sort((a, b) => inOrder(a, b) || a.categoryId.localeCompare(b.categoryId))

/** The categories above one, the nearest first. */
export const parentsOf = ({ categories }: Taxonomy, categoryId: string): DefinedCategory[] => {
  const above: DefinedCategory[] = []
  let next = categories[categoryId]?.parentId ?? null
  while (next !== null && above.length < deepest) {
    const parent = categories[next]
    if (parent === undefined) break
    above.push(parent)
    next = parent.parentId
  }
  return above
}

/** A category and all below it, as the tree reads from top to bottom. */
export const treeFrom = (state: Taxonomy, category: DefinedCategory): DefinedCategory[] => [
  category,
  ...childrenOf(state, category.categoryId).flatMap((child) => treeFrom(state, child)),
]

/** All categories as the tree reads from top to bottom. */
export const categoriesInOrder = (state: Taxonomy): DefinedCategory[] =>
  childrenOf(state, null).flatMap((top) => treeFrom(state, top))

/** The ids of a category and its descendants; undefined if there is none. */
export const idsFrom = (state: Taxonomy, categoryId: string): string[] | undefined => {
  const category = state.categories[categoryId]
  return category === undefined ? undefined : treeFrom(state, category).map((one) => one.categoryId)
}

/** Number of levels of a category's subtree: 1 without children. */
export const levelsOf = (state: Taxonomy, categoryId: string): number =>
  1 + Math.max(0, ...childrenOf(state, categoryId).map((child) => levelsOf(state, child.categoryId)))

/** The attributes in their order. */
export const attributesInOrder = ({ attributes }: Taxonomy): DefinedAttribute[] =>
  Object.values(attributes).sort((a, b) => inOrder(a, b) || a.attributeId.localeCompare(b.attributeId))
