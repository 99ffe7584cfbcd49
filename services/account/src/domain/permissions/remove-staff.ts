import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffRemoved } from '@pinline/events/account/staff-removed'
import type { StaffId } from '@pinline/events/ids'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import { refusePrivilegeEscalation } from './granted-keys.ts'
import { refuseOneself } from './last-administrator.ts'
import type { Permissions } from './permissions.ts'

export interface RemoveStaff {
  readonly type: 'remove-staff'
  readonly staffId: StaffId
  readonly revision: number
  readonly by: Editor
  readonly now: string
}

export const decideRemoveStaff = (state: Permissions, command: RemoveStaff): Decision<StaffRemoved> => {
  const { staffId, revision, by, now } = command
  const notAllowed = refuseEditor(state, by, 'users.delete')
  if (notAllowed !== undefined) return notAllowed
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const events: StaffRemoved[] = [{ type: 'staff-removed', data: { staffId, removedAt: now } }]
  const refused =
    refuseStaleRevision(state, 'staff', staffId, revision) ??
    refuseOneself(state, command, events) ??
    refusePrivilegeEscalation(state, by, member.roleId)
  return refused ?? events
}
