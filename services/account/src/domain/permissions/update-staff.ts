import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import type { StaffRoleSet } from '@pinline/events/account/staff-role-set'
import type { StaffId } from '@pinline/events/ids'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import { refusePrivilegeEscalation, refuseRole } from './granted-keys.ts'
import { refuseOneself } from './last-administrator.ts'
import type { Permissions } from './permissions.ts'
import { type NewProfile, profileChanged } from './profile-changed.ts'

export interface UpdateStaff {
  readonly type: 'update-staff'
  readonly staffId: StaffId
  readonly revision: number
  readonly roleId?: string | undefined
  readonly profile?: NewProfile | undefined
  readonly by: Editor
  readonly now: string
}

/** One's own e-mail address is changed with password and code, by `change-staff-email`. */
export const decideUpdateStaff = (
  state: Permissions,
  command: UpdateStaff,
): Decision<StaffProfileChanged | StaffRoleSet> => {
  const { staffId, revision, roleId, profile, by, now } = command
  const notAllowed = refuseEditor(state, by, 'users.update')
  if (notAllowed !== undefined) return notAllowed
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const refused =
    refuseStaleRevision(state, 'staff', staffId, revision) ?? refusePrivilegeEscalation(state, by, member.roleId)
  if (refused !== undefined) return refused
  if (by === staffId && profile?.contact?.changed === 'email') return rejection('not-yourself')
  const changed: StaffProfileChanged[] =
    profile === undefined || profile.profileRef === member.profileRef ? [] : [profileChanged(member, profile, now)]
  if (roleId === undefined || roleId === member.roleId) return changed
  const roleSet: StaffRoleSet = { type: 'staff-role-set', data: { staffId, roleId, setAt: now } }
  return refuseRole(state, by, roleId) ?? refuseOneself(state, command, [roleSet]) ?? [...changed, roleSet]
}
