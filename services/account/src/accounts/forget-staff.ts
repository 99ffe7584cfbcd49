import type { StaffId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'

const vaultKinds = ['credential', 'secondfactor', 'profile'] as const

/** Ends every session of somebody who left the staff, frees the username and erases who it was. */
export const forgetStaff = async (
  { platform, sessions }: Pick<AccountParts, 'platform' | 'sessions'>,
  id: StaffId,
): Promise<void> => {
  await sessions.endAll('staff', id)
  await platform.claims.releaseAll(id)
  for (const kind of vaultKinds) await platform.vault.erase(kind, id)
}
