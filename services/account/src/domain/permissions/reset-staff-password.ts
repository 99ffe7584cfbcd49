import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffPasswordSet } from '@pinline/events/account/staff-password-set'
import type { StaffSecondFactorRemoved } from '@pinline/events/account/staff-second-factor-removed'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import { refusePrivilegeEscalation } from './granted-keys.ts'
import type { Permissions } from './permissions.ts'

export interface ResetStaffPassword {
  readonly type: 'reset-staff-password'
  readonly staffId: StaffId
  readonly revision: number
  readonly credentialRef: VaultReference
  readonly withoutSecondFactor: boolean
  readonly by: Editor
  readonly now: string
}

/** For another member: one's own password is changed with the old one. */
export const decideResetStaffPassword = (
  state: Permissions,
  command: ResetStaffPassword,
): Decision<StaffPasswordSet | StaffSecondFactorRemoved> => {
  const { staffId, revision, credentialRef, withoutSecondFactor, by, now } = command
  const notAllowed = refuseEditor(state, by, 'users.reset')
  if (notAllowed !== undefined) return notAllowed
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const unseen = refuseStaleRevision(state, 'staff', staffId, revision)
  if (unseen !== undefined) return unseen
  if (by === staffId) return rejection('not-yourself')
  const privileged = refusePrivilegeEscalation(state, by, member.roleId)
  if (privileged !== undefined) return privileged
  const passwordSet: StaffPasswordSet = {
    type: 'staff-password-set',
    data: { staffId, credentialRef, setAt: now, mustChange: true },
  }
  return withoutSecondFactor && member.secondFactorRef !== undefined
    ? [passwordSet, { type: 'staff-second-factor-removed', data: { staffId, removedAt: now } }]
    : [passwordSet]
}
