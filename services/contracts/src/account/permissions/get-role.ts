import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menu } from './menu.ts'
import { roleIdText } from './permission-fields.ts'
import { roleRow } from './role-row.ts'

/** One role with its menus. One's own role is open to all staff, another's needs `roles.read`. */
export const getRole = call({
  name: 'get-role',
  path: '/private/roles/one',
  effect: 'read',
  access: staff(null),
  input: z.object({ id: roleIdText }),
  output: roleRow.extend({ menus: z.array(menu) }),
  errors: ['not-found'],
})
