import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import { type Permissions, permissionKeys, revisionOf } from './permissions.ts'

/** Who gives the command; `system` is the start of the service, which no rule of staff binds. */
export type Editor = StaffId | 'system'

/** What a session was told may be half a second old: whether its owner may is looked at in the state that is decided on. */
export const refuseEditor = (state: Permissions, by: Editor, key: string): Rejection | undefined => {
  if (by === 'system') return undefined
  const member = state.staff.get(by)
  const may = member !== undefined && !member.disabled && permissionKeys(state, member.roleId).includes(key)
  return may ? undefined : rejection('forbidden')
}

/** Refuses an editor who has seen another state of the record than the present one. */
export const refuseStaleRevision = (
  state: Permissions,
  kind: 'menu' | 'role' | 'staff',
  id: string,
  seen: number,
): Rejection | undefined => {
  const revision = revisionOf(state, kind, id)
  return revision === seen ? undefined : rejection('version-conflict', { data: { revision } })
}
