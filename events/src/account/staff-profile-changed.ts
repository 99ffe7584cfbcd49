import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

export const staffProfileChanged = event('staff-profile-changed', {
  staffId,
  profileRef: vaultReference,
  changedAt: z.iso.datetime(),
})
export type StaffProfileChanged = z.infer<typeof staffProfileChanged>
