import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId, vaultReference } from '../ids.ts'

/** Somebody joined the staff. Names and the password hash stand in the vault. */
export const staffAdmitted = fact('staff-admitted', {
  staffId,
  roleId: z.string().min(1),
  profileRef: vaultReference,
  credentialRef: vaultReference,
  admittedAt: z.iso.datetime(),
})
export type StaffAdmitted = z.infer<typeof staffAdmitted>
