import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** A member's name, phone, e-mail or language changed: the vault has a new version of the profile. */
export const staffProfileChanged = event('staff-profile-changed', {
  staffId,
  profileRef: vaultReference,
  changedAt: z.iso.datetime(),
  /** Absent in older events, and where phone and e-mail are the same. */
  changed: z.enum(['phone', 'email']).optional(),
  /** Until then it can be undone by a link sent to the former address. */
  undoableUntil: z.iso.datetime().optional(),
})
export type StaffProfileChanged = z.infer<typeof staffProfileChanged>
