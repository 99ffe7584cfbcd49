import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

export const staffSecondFactorRemoved = event('staff-second-factor-removed', {
  staffId,
  removedAt: z.iso.datetime(),
})
export type StaffSecondFactorRemoved = z.infer<typeof staffSecondFactorRemoved>
