import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SortId } from '@pinline/events/ids'
import type { SortDeleted } from '@pinline/events/notification/sort-deleted'
import { childrenOf, type Sorts } from './sorts.ts'

export interface DeleteSort {
  readonly type: 'delete-sort'
  readonly sortId: SortId
  readonly revision: number
  /** What has the sort, as counted just before. */
  readonly uses: { readonly notices: number; readonly files: number }
}

/** Deletes a sort that nothing has and nothing is below. */
export const deleteSort = (sorts: Sorts, { sortId, revision, uses }: DeleteSort): Decision<SortDeleted> => {
  const known = sorts.all.get(sortId)
  if (known === undefined) return rejection('sort-not-found')
  if (known.revision !== revision) return rejection('version-conflict')
  if (childrenOf(sorts, sortId).length > 0) return rejection('sort-has-children')
  if (uses.notices + uses.files > 0) return rejection('sort-in-use', { data: { ...uses } })
  return [{ type: 'sort-deleted', data: { sortId } }]
}
