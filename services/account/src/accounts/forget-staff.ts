import type { StaffId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { plainStaffUsername, staffClaim } from './staff.ts'
import { profileVersion } from './vault-kinds.ts'

const vaultKinds = ['credential', 'secondfactor', 'profile'] as const

/**
 * Ends every session of somebody who left the staff, frees the username and erases who it was. The profile goes last:
 * cut off before, the next try still finds the username in it.
 */
export const forgetStaff = async (
  { platform, sessions }: Pick<AccountParts, 'platform' | 'sessions'>,
  id: StaffId,
): Promise<void> => {
  await sessions.endAll('staff', id)
  const profile = await platform.vault.latest('profile', id, profileVersion)
  if (profile !== undefined) await platform.claims.release(staffClaim, plainStaffUsername(profile.value.username), id)
  for (const kind of vaultKinds) await platform.vault.erase(kind, id)
}
