import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { localisedTexts, menuIdText, roleIdText, seenRevision } from './authority-fields.ts'
import { roleRow } from './role-row.ts'

/** Changes what is given of a role. What it gains and loses acts within a second on all who have it. */
export const updateRole = call({
  name: 'update-role',
  path: '/private/roles/update',
  effect: 'command',
  authority: staff('roles.update'),
  input: z.strictObject({
    id: roleIdText,
    revision: seenRevision,
    names: localisedTexts(60).optional(),
    menuIds: z.array(menuIdText).max(500).optional(),
  }),
  output: roleRow,
  errors: ['role-not-found', 'menu-not-found', 'not-held', 'last-administrator', 'version-conflict'],
})
