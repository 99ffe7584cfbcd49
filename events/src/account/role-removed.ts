import { z } from 'zod'
import { event } from '../event.ts'

export const roleRemoved = event('role-removed', {
  roleId: z.string().min(1),
  removedAt: z.iso.datetime(),
})
export type RoleRemoved = z.infer<typeof roleRemoved>
