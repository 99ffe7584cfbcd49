import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import { type Permissions, permissionKeys, revisionOf } from './permissions.ts'

/** The editor of a command; `system` is the start of the service, to which no rule of staff applies. */
export type Editor = StaffId | 'system'

/** Session data may be half a second old, so the editor's permission is checked in the state that is decided on. */
export const refuseEditor = (state: Permissions, by: Editor, key: string): Rejection | undefined => {
  if (by === 'system') return undefined
  const member = state.staff.get(by)
  const may = member !== undefined && !member.disabled && permissionKeys(state, member.roleId).includes(key)
  return may ? undefined : rejection('forbidden')
}

/** Refuses an editor who has seen another revision of the record. */
export const refuseStaleRevision = (
  state: Permissions,
  kind: 'menu' | 'role' | 'staff',
  id: string,
  seen: number,
): Rejection | undefined => {
  const revision = revisionOf(state, kind, id)
  return revision === seen ? undefined : rejection('version-conflict', { data: { revision } })
}
