import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SortId } from '@pinline/events/ids'
import type { SortDefined } from '@pinline/events/notification/sort-defined'
import { lastPosition, positioned, refuseParent } from './sort-positions.ts'
import { maxSorts, type Sorts } from './sorts.ts'

export interface CreateSort {
  readonly type: 'create-sort'
  readonly sortId: SortId
  readonly parentId: SortId | null
  readonly names: Readonly<Record<string, string>>
}

/** Adds a sort behind the others of its parent; quiet where it is there already. */
export const createSort = (sorts: Sorts, { sortId, parentId, names }: CreateSort): Decision<SortDefined> => {
  if (sorts.all.has(sortId)) return []
  if (sorts.all.size >= maxSorts) return rejection('sort-limit-reached')
  return (
    refuseParent(sorts, sortId, parentId) ??
    positioned(sorts, { sortId, parentId, orderNum: lastPosition(sorts, sortId, parentId), names: { ...names } })
  )
}
