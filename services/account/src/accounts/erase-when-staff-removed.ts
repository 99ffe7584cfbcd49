import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { eraseStaff } from './erase-staff.ts'

/**
 * Returns a rejection. If the member was removed while the command was running, the versions stored in the vault for it
 * are erased again, because nothing else would.
 */
export const eraseWhenStaffRemoved = async (
  deps: Parameters<typeof eraseStaff>[0],
  staffId: StaffId,
  refused: Rejection,
): Promise<Rejection> => {
  if (refused.code === 'staff-not-found') await eraseStaff(deps, staffId)
  return refused
}

/** Whether the member was removed since something was stored in the vault without an event; then it is erased again. */
export const isStaffErased = async (deps: AccountDeps, staffId: StaffId): Promise<boolean> => {
  if ((await deps.staff.member(staffId)) !== undefined) return false
  await eraseStaff(deps, staffId)
  return true
}
