import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision, localisedTexts, menuIdText, roleIdText } from './permission-fields.ts'
import { roleRow } from './role-row.ts'

/** Changes what is given of a role. What it gains and loses acts within a second on all who have it. */
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
