import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** A member of staff has another password from now on; sessions opened before are over. */
export const staffPasswordSet = event('staff-password-set', {
  staffId,
  credentialRef: vaultReference,
  setAt: z.iso.datetime(),
  /** Set by somebody else: the member must choose another one first. */
  mustChange: z.boolean().optional(),
})
export type StaffPasswordSet = z.infer<typeof staffPasswordSet>
