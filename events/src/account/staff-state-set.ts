import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A member of staff may no longer sign in, or may again; sessions opened before are over. */
export const staffStateSet = event('staff-state-set', {
  staffId,
  disabled: z.boolean(),
  setAt: z.iso.datetime(),
})
export type StaffStateSet = z.infer<typeof staffStateSet>
