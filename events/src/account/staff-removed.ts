import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId } from '../ids.ts'

/** Somebody left the staff; who it was is erased in the vault. */
export const staffRemoved = fact('staff-removed', {
  staffId,
  removedAt: z.iso.datetime(),
})
export type StaffRemoved = z.infer<typeof staffRemoved>
