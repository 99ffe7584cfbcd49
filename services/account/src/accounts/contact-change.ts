import type { AccountDeps } from '../account-deps.ts'
import type { NewProfile } from '../domain/permissions/profile-changed.ts'
import { undoableUntil } from './undoable-until.ts'
import type { ProfileVersion } from './vault-kinds.ts'

/** What a new profile changes about how a member of staff is reached, and until when it can be undone. */
export const contactChange = (
  deps: Pick<AccountDeps, 'platform'>,
  before: ProfileVersion,
  after: ProfileVersion,
  now: Date,
): NewProfile['contact'] => {
  const changed = before.email !== after.email ? 'email' : before.phone !== after.phone ? 'phone' : undefined
  return changed === undefined ? undefined : { changed, undoableUntil: undoableUntil(deps, now) }
}
