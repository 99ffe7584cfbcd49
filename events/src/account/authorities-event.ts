import { z } from 'zod'
import { menuDefined } from './menu-defined.ts'
import { roleDefined } from './role-defined.ts'
import { staffAdmitted } from './staff-admitted.ts'
import { staffPasswordSet } from './staff-password-set.ts'

/** The facts of the one stream of authorities: menus, roles and the rights of staff. */
export const authoritiesEvent = z.discriminatedUnion('type', [
  menuDefined,
  roleDefined,
  staffAdmitted,
  staffPasswordSet,
])
export type AuthoritiesEvent = z.infer<typeof authoritiesEvent>
