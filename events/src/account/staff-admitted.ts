import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** A person joined the staff. Names and the password hash are in the vault. */
export const staffAdmitted = event('staff-admitted', {
  staffId,
  roleId: z.string().min(1),
  profileRef: vaultReference,
  credentialRef: vaultReference,
  admittedAt: z.iso.datetime(),
})
export type StaffAdmitted = z.infer<typeof staffAdmitted>
