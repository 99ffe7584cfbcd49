import { z } from 'zod'
import { fact } from '../fact.ts'

export const roleRemoved = fact('role-removed', {
  roleId: z.string().min(1),
  removedAt: z.iso.datetime(),
})
export type RoleRemoved = z.infer<typeof roleRemoved>
