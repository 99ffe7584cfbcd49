import type { StateView } from '@pinline/chassis/state-at/state-at-moment'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffId } from '@pinline/events/ids'
import { type Permissions, permissionKeys, permissionsStreamId } from '../domain/permissions/permissions.ts'

/** The part of the stream of permissions that says what a member of staff is and may do. */
export const viewOfMember = (staffId: StaffId): StateView<Permissions, PermissionsEvent> => {
  /** Without the references to password and second factor; of changes that can be undone there is the number. */
  const fieldsOf = (state: Permissions): object | undefined => {
    const member = state.staff.get(staffId)
    if (member === undefined) return undefined
    const { credentialRef: _, secondFactorRef, undoable, ...fields } = member
    return {
      ...fields,
      secondFactor: secondFactorRef !== undefined,
      undoableChanges: undoable.length,
      permissions: Object.fromEntries(permissionKeys(state, member.roleId).map((key) => [key, true])),
    }
  }
  const roleOf = ({ staff, roles }: Permissions) => roles.get(staff.get(staffId)?.roleId ?? '')

  return {
    streamId: permissionsStreamId,
    fieldsOf,
    isStart: ({ type, data }) => type === 'staff-admitted' && data.staffId === staffId,
    isAbout: ({ data }, before, after) => {
      if ('staffId' in data) return data.staffId === staffId
      const roles = [roleOf(before), roleOf(after)]
      if ('roleId' in data) return roles.some((role) => role?.roleId === data.roleId)
      return roles.some((role) => role?.menuIds.includes(data.menuId))
    },
  }
}
