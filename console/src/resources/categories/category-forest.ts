import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { type Forest, isBelow } from '../../layout/tree/tree-positions.ts'

/** Maximum depth of the tree. */
const maxDepth = 4

type Place = Pick<CategoryRow, 'id' | 'parentId'>

const levelsFrom = (rows: readonly Place[], id: string): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((child) => levelsFrom(rows, child.id)))

/** True if a category may move there: never below itself, below parts, or deeper than the fourth level. */
export const canMoveTo = (rows: readonly CategoryRow[], id: string, parentId: string | null): boolean => {
  if (parentId === null) return true
  const parent = rows.find((row) => row.id === parentId)
  if (parent === undefined || isBelow(rows, parentId, id)) return false
  const hasParts = parent.children === 0 && parent.count > 0
  return !hasParts && parent.depth + levelsFrom(rows, id) <= maxDepth
}

export const categoryForest = (rows: readonly CategoryRow[]): Forest<CategoryRow> => ({
  rows,
  canHaveParent: ({ id }, parentId) => canMoveTo(rows, id, parentId),
})
