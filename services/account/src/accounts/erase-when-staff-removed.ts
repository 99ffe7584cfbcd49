import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { eraseStaff } from './erase-staff.ts'

/**
 * Passes a refusal on. Where the member left the staff while the command was on its way, what had been put into the
 * vault for it goes again, for nobody would come back to it.
 */
export const eraseWhenStaffRemoved = async (
  deps: Parameters<typeof eraseStaff>[0],
  staffId: StaffId,
  refused: Rejection,
): Promise<Rejection> => {
  if (refused.code === 'staff-not-found') await eraseStaff(deps, staffId)
  return refused
}

/** Whether somebody who has put something into the vault outside the history has left the staff since; then it goes again. */
export const isStaffErased = async (deps: AccountDeps, staffId: StaffId): Promise<boolean> => {
  if ((await deps.staff.member(staffId)) !== undefined) return false
  await eraseStaff(deps, staffId)
  return true
}
