import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { SortId } from '@pinline/events/ids'
import type { SortDefined } from '@pinline/events/notification/sort-defined'
import { childrenOf, depthOf, lineOf, maxSortLevels, type Sorts } from './sorts.ts'

const wrongParent = (fieldError: string): Rejection => rejection('invalid-input', { errors: { parentId: fieldError } })

/** Refuses a parent that is not there, is below the sort itself, or would make the tree too deep. */
export const refuseParent = (sorts: Sorts, sortId: SortId, parentId: SortId | null): Rejection | undefined => {
  const above = lineOf(sorts, parentId)
  if (parentId !== null && above.length === 0) return wrongParent('parent-unknown')
  if (above.some((sort) => sort.sortId === sortId)) return wrongParent('parent-below-itself')
  return above.length + depthOf(sorts, sortId) > maxSortLevels ? wrongParent('too-deep') : undefined
}

/** The position behind all that hang on the same parent. */
export const lastPosition = (sorts: Sorts, sortId: SortId, parentId: SortId | null): number =>
  (childrenOf(sorts, parentId)
    .filter((sort) => sort.sortId !== sortId)
    .at(-1)?.orderNum ?? 0) + 1

/** The sort at its position; the sorts from there on move by one, up to the first gap. */
export const positioned = (sorts: Sorts, placed: SortDefined['data']): SortDefined[] => {
  const moved: SortDefined['data'][] = []
  for (const { revision: _, ...sort } of childrenOf(sorts, placed.parentId)) {
    if (sort.sortId === placed.sortId || sort.orderNum < placed.orderNum) continue
    const next = placed.orderNum + moved.length + 1
    if (sort.orderNum >= next) break
    moved.push({ ...sort, orderNum: next })
  }
  return [placed, ...moved].map((data) => ({ type: 'sort-defined', data }))
}
