import { z } from 'zod'
import { fact } from '../fact.ts'

/** A role and the menus that it holds, as they stand from now on. `name`: text by language code. */
export const roleDefined = fact('role-defined', {
  roleId: z.string().min(1),
  name: z.record(z.string(), z.string()),
  menuIds: z.array(z.string()),
})
export type RoleDefined = z.infer<typeof roleDefined>
