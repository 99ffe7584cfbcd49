import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { type Forest, isBelow } from '../../layout/tree/tree-positions.ts'

/** As the server has it. */
const maxLevels = 3

const levelOf = (rows: readonly SortRow[], id: string | null): number => {
  const row = rows.find((one) => one.id === id)
  return row === undefined ? 0 : 1 + levelOf(rows, row.parentId)
}

const depthOf = (rows: readonly SortRow[], id: string): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((row) => depthOf(rows, row.id)))

/** Sorts, three levels of them, never below themselves. */
export const sortForest = (rows: readonly SortRow[]): Forest<SortRow> => ({
  rows,
  canHaveParent: (sort, parentId) =>
    !isBelow(rows, parentId, sort.id) && levelOf(rows, parentId) + depthOf(rows, sort.id) <= maxLevels,
})
