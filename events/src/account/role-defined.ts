import { z } from 'zod'
import { event } from '../event.ts'

/** A role and its menus, as defined from now on. `name`: text by language code. */
export const roleDefined = event('role-defined', {
  roleId: z.string().min(1),
  name: z.record(z.string(), z.string()),
  menuIds: z.array(z.string()),
})
export type RoleDefined = z.infer<typeof roleDefined>
