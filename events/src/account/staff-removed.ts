import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** Somebody left the staff; who it was is erased in the vault. */
export const staffRemoved = event('staff-removed', {
  staffId,
  removedAt: z.iso.datetime(),
})
export type StaffRemoved = z.infer<typeof staffRemoved>
