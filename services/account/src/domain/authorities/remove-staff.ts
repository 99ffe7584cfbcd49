import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffRemoved } from '@pinline/events/account/staff-removed'
import type { StaffId } from '@pinline/events/ids'
import type { Authorities } from './authorities.ts'
import { type Editor, refuseEditor, refuseUnseen } from './editor.ts'
import { refuseMightier } from './held.ts'
import { refuseOneself } from './last-administrator.ts'

export interface RemoveStaff {
  readonly type: 'remove-staff'
  readonly staffId: StaffId
  readonly revision: number
  readonly by: Editor
  readonly at: string
}

export const decideRemoveStaff = (state: Authorities, command: RemoveStaff): Decision<StaffRemoved> => {
  const { staffId, revision, by, at } = command
  const notAllowed = refuseEditor(state, by, 'users.delete')
  if (notAllowed !== undefined) return notAllowed
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const facts: StaffRemoved[] = [{ type: 'staff-removed', data: { staffId, removedAt: at } }]
  const refused =
    refuseUnseen(state, 'staff', staffId, revision) ??
    refuseOneself(state, command, facts) ??
    refuseMightier(state, by, member.roleId)
  return refused ?? facts
}
