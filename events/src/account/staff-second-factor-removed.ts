import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId } from '../ids.ts'

export const staffSecondFactorRemoved = fact('staff-second-factor-removed', {
  staffId,
  removedAt: z.iso.datetime(),
})
export type StaffSecondFactorRemoved = z.infer<typeof staffSecondFactorRemoved>
