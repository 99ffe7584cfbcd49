import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId, vaultReference } from '../ids.ts'

export const staffProfileChanged = fact('staff-profile-changed', {
  staffId,
  profileRef: vaultReference,
  changedAt: z.iso.datetime(),
})
export type StaffProfileChanged = z.infer<typeof staffProfileChanged>
