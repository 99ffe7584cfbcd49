import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { forgetStaff } from './forget-staff.ts'

/**
 * Passes a refusal on. Where the member left the staff while the command was on its way, what had been put into the
 * vault for it goes again, for nobody would come back to it.
 */
export const forgottenMeanwhile = async (
  parts: Parameters<typeof forgetStaff>[0],
  staffId: StaffId,
  refused: Rejection,
): Promise<Rejection> => {
  if (refused.code === 'staff-not-found') await forgetStaff(parts, staffId)
  return refused
}

/** Whether somebody who has put something into the vault outside the history has left the staff since; then it goes again. */
export const isForgotten = async (parts: AccountParts, staffId: StaffId): Promise<boolean> => {
  if ((await parts.staff.member(staffId)) !== undefined) return false
  await forgetStaff(parts, staffId)
  return true
}
