import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A person left the staff; their data in the vault is erased. */
export const staffRemoved = event('staff-removed', {
  staffId,
  removedAt: z.iso.datetime(),
})
export type StaffRemoved = z.infer<typeof staffRemoved>
