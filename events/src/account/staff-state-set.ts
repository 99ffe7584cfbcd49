import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId } from '../ids.ts'

/** A member of staff may no longer sign in, or may again; sessions opened before are over. */
export const staffStateSet = fact('staff-state-set', {
  staffId,
  disabled: z.boolean(),
  setAt: z.iso.datetime(),
})
export type StaffStateSet = z.infer<typeof staffStateSet>
