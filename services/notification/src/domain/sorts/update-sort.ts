import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SortId } from '@pinline/events/ids'
import type { SortDefined } from '@pinline/events/notification/sort-defined'
import { lastPosition, positioned, refuseParent } from './sort-positions.ts'
import type { Sorts } from './sorts.ts'

export interface UpdateSort {
  readonly type: 'update-sort'
  readonly sortId: SortId
  readonly revision: number
  readonly names?: Readonly<Record<string, string>> | undefined
  readonly parentId?: SortId | null | undefined
  readonly orderNum?: number | undefined
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...one, ...other }).every((language) => one[language] === other[language])

/** Renames or moves a sort, on the revision that its editor saw; quiet where nothing would change. */
export const updateSort = (sorts: Sorts, command: UpdateSort): Decision<SortDefined> => {
  const { sortId } = command
  const known = sorts.all.get(sortId)
  if (known === undefined) return rejection('sort-not-found')
  if (known.revision !== command.revision) return rejection('version-conflict')
  const parentId = command.parentId === undefined ? known.parentId : command.parentId
  const names = { ...(command.names ?? known.names) }
  const stays = parentId === known.parentId
  const orderNum = command.orderNum ?? (stays ? known.orderNum : lastPosition(sorts, sortId, parentId))
  if (stays && orderNum === known.orderNum && isSame(names, known.names)) return []
  return refuseParent(sorts, sortId, parentId) ?? positioned(sorts, { sortId, parentId, orderNum, names })
}
