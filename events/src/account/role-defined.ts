import { z } from 'zod'
import { event } from '../event.ts'

/** A role and the menus that it holds, as they stand from now on. `name`: text by language code. */
export const roleDefined = event('role-defined', {
  roleId: z.string().min(1),
  name: z.record(z.string(), z.string()),
  menuIds: z.array(z.string()),
})
export type RoleDefined = z.infer<typeof roleDefined>
