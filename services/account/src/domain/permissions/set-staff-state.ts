import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffStateSet } from '@pinline/events/account/staff-state-set'
import type { StaffId } from '@pinline/events/ids'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import { refusePrivilegeEscalation } from './granted-keys.ts'
import { refuseOneself } from './last-administrator.ts'
import type { Permissions } from './permissions.ts'

export interface SetStaffState {
  readonly type: 'set-staff-state'
  readonly staffId: StaffId
  readonly revision: number
  readonly disabled: boolean
  readonly by: Editor
  readonly now: string
}

export const decideSetStaffState = (state: Permissions, command: SetStaffState): Decision<StaffStateSet> => {
  const { staffId, revision, disabled, by, now } = command
  const notAllowed = refuseEditor(state, by, 'users.state')
  if (notAllowed !== undefined) return notAllowed
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const events: StaffStateSet[] = [{ type: 'staff-state-set', data: { staffId, disabled, setAt: now } }]
  const refused =
    refuseStaleRevision(state, 'staff', staffId, revision) ??
    refuseOneself(state, command, events) ??
    refusePrivilegeEscalation(state, by, member.roleId)
  return refused ?? (member.disabled === disabled ? [] : events)
}
