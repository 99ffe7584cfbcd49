import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffSecondFactorSet } from '@pinline/events/account/staff-second-factor-set'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { Permissions } from './permissions.ts'

export interface ConfirmSecondFactor {
  readonly type: 'confirm-second-factor'
  readonly staffId: StaffId
  readonly secondFactorRef: VaultReference
  readonly now: string
}

/** The current one must be removed, with one of its codes, before another is set. */
export const decideConfirmSecondFactor = (
  state: Permissions,
  { staffId, secondFactorRef, now }: ConfirmSecondFactor,
): Decision<StaffSecondFactorSet> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  if (member.secondFactorRef === secondFactorRef) return []
  if (member.secondFactorRef !== undefined) return rejection('second-factor-present')
  return [{ type: 'staff-second-factor-set', data: { staffId, secondFactorRef, setAt: now } }]
}
