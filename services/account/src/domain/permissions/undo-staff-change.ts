import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { StaffChangeUndone } from '@pinline/events/account/staff-change-undone'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { changeToUndo } from '../undo/undoable-changes.ts'
import { refusePrivilegeEscalation } from './granted-keys.ts'
import { type Permissions, permissionKeys, type StaffMember } from './permissions.ts'

export interface UndoStaffChange {
  readonly type: 'undo-staff-change'
  readonly staffId: StaffId
  /** The version of the profile that the change had made. */
  readonly changeRef: VaultReference
  /** The profile that the restored one was made from. */
  readonly basedOn: VaultReference
  readonly profileRef: VaultReference
  /** A credential that no known password matches; absent if nobody else could set another one. */
  readonly credentialRef?: VaultReference
  readonly now: string
}

/** Whether somebody else, who can sign in, may set another password. Without them an invalid one locks everybody out. */
export const canBeReset = (state: Permissions, { staffId, roleId }: StaffMember): boolean =>
  [...state.staff.values()].some(
    (other) =>
      other.staffId !== staffId &&
      !other.disabled &&
      !other.awaitsPassword &&
      permissionKeys(state, other.roleId).includes('users.reset') &&
      refusePrivilegeEscalation(state, other.staffId, roleId) === undefined,
  )

/** By the link sent to the former address, not by a session: whoever has one may be who took the account over. */
export const decideUndoStaffChange = (
  state: Permissions,
  { staffId, changeRef, basedOn, profileRef, credentialRef, now }: UndoStaffChange,
): Decision<StaffChangeUndone> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  if (member.profileRef === profileRef) return []
  const change = changeToUndo(member.undoable, changeRef, now)
  if (isRejection(change)) return change
  if (member.profileRef !== basedOn || canBeReset(state, member) !== (credentialRef !== undefined))
    return rejection('version-conflict')
  const data = { staffId, changeRef, profileRef, undoneAt: now }
  return [{ type: 'staff-change-undone', data: credentialRef === undefined ? data : { ...data, credentialRef } }]
}
