import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision, localisedTexts, menuIdText, roleIdText } from './permission-fields.ts'
import { roleRow } from './role-row.ts'

/** Changes the given fields of a role. Gained and lost keys take effect for its members within a second. */
export const updateRole = call({
  name: 'update-role',
  path: '/private/roles/update',
  effect: 'command',
  access: staff('roles.update'),
  input: z.strictObject({
    id: roleIdText,
    revision: expectedRevision,
    names: localisedTexts(60).optional(),
    menuIds: z.array(menuIdText).max(500).optional(),
  }),
  output: roleRow,
  errors: ['role-not-found', 'menu-not-found', 'not-held', 'last-administrator', 'version-conflict'],
})
