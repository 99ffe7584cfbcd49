import type { StaffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'

const vaultKinds = ['credential', 'secondfactor', 'profile'] as const

/** Ends every session of somebody who left the staff, frees the username and erases who it was. */
export const eraseStaff = async (
  { platform, sessions }: Pick<AccountDeps, 'platform' | 'sessions'>,
  id: StaffId,
): Promise<void> => {
  await sessions.endAll('staff', id)
  await platform.claims.releaseAll(id)
  for (const kind of vaultKinds) await platform.vault.erase(kind, id)
}
