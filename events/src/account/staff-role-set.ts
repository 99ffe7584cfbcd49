import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

export const staffRoleSet = event('staff-role-set', {
  staffId,
  roleId: z.string().min(1),
  setAt: z.iso.datetime(),
})
export type StaffRoleSet = z.infer<typeof staffRoleSet>
