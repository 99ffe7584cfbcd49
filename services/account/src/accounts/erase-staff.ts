import type { StaffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { ownViewIds } from '../read-models/saved-views/saved-views.query.ts'

const vaultKinds = ['credential', 'secondfactor', 'apikey', 'profile'] as const

/** Ends every session of a removed member of staff, releases the username, voids the links and erases their data; shared views stay. */
export const eraseStaff = async (
  { platform, sessions, undoLinks }: Pick<AccountDeps, 'platform' | 'sessions' | 'undoLinks'>,
  id: StaffId,
): Promise<void> => {
  await sessions.endAll('staff', id)
  await undoLinks.forget({ kind: 'staff', id })
  await platform.claims.releaseAll(id)
  await platform.vault.eraseMany('view', await ownViewIds(platform, id))
  for (const kind of vaultKinds) await platform.vault.erase(kind, id)
}
