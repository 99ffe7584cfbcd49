import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffPasswordSet } from '@pinline/events/account/staff-password-set'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { Permissions } from './permissions.ts'

export interface ChangeStaffPassword {
  readonly type: 'change-staff-password'
  readonly staffId: StaffId
  /** The credential that the old password was checked against: it is wrong once there is another one. */
  readonly basedOn: VaultReference
  readonly credentialRef: VaultReference
  readonly now: string
}

/** The member's own choice of password: it need not be changed. */
export const decideChangeStaffPassword = (
  state: Permissions,
  { staffId, basedOn, credentialRef, now }: ChangeStaffPassword,
): Decision<StaffPasswordSet> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  if (member.credentialRef === credentialRef) return []
  if (member.credentialRef !== basedOn) return rejection('password-wrong')
  return [{ type: 'staff-password-set', data: { staffId, credentialRef, setAt: now } }]
}
