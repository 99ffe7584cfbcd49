import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId } from '../ids.ts'

export const staffRoleSet = fact('staff-role-set', {
  staffId,
  roleId: z.string().min(1),
  setAt: z.iso.datetime(),
})
export type StaffRoleSet = z.infer<typeof staffRoleSet>
