import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { SortId } from '@pinline/events/ids'
import { loadSorts } from '../sorts/sort-rows.ts'

/** Refuses a sort that is not there, or no longer. */
export const refuseUnknownSort = async (
  platform: Pick<Platform, 'store'>,
  sortId: SortId | null,
): Promise<Rejection | undefined> =>
  sortId === null || (await loadSorts(platform)).all.has(sortId)
    ? undefined
    : rejection('invalid-input', { errors: { sortId: 'sort-unknown' } })
