import type { StaffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import type { VaultReference } from '@pinline/events/ids'
import { stillUndoable, undoableLimit } from '../undo/undoable-changes.ts'
import type { StaffMember } from './permissions.ts'

export interface NewProfile {
  readonly profileRef: VaultReference
  /** Absent if phone and e-mail are the same. `undoableUntil`: ISO 8601. */
  readonly contact?: { readonly changed: 'phone' | 'email'; readonly undoableUntil: string } | undefined
}

/** With as many open changes as the limit, another has no link of its own: the older links undo it as well. */
export const profileChanged = (
  { staffId, undoable }: StaffMember,
  { profileRef, contact }: NewProfile,
  now: string,
): StaffProfileChanged => {
  const data = { staffId, profileRef, changedAt: now }
  if (contact === undefined) return { type: 'staff-profile-changed', data }
  const { changed, undoableUntil } = contact
  const hasLink = stillUndoable(undoable, now).length < undoableLimit
  return { type: 'staff-profile-changed', data: { ...data, changed, ...(hasLink ? { undoableUntil } : {}) } }
}
