import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffSecondFactorRemoved } from '@pinline/events/account/staff-second-factor-removed'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { Permissions } from './permissions.ts'

export interface RemoveSecondFactor {
  readonly type: 'remove-second-factor'
  readonly staffId: StaffId
  /** The second factor that the code belongs to. */
  readonly secondFactorRef: VaultReference
  readonly now: string
}

export const decideRemoveSecondFactor = (
  state: Permissions,
  { staffId, secondFactorRef, now }: RemoveSecondFactor,
): Decision<StaffSecondFactorRemoved> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  if (member.secondFactorRef === undefined) return []
  if (member.secondFactorRef !== secondFactorRef) return rejection('version-conflict')
  return [{ type: 'staff-second-factor-removed', data: { staffId, removedAt: now } }]
}
