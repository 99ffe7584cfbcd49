import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { localisedTexts, menuIdText } from './permission-fields.ts'
import { roleRow } from './role-row.ts'

/** Defines a role with its menus; the editor must have all of its keys. */
export const createRole = call({
  name: 'create-role',
  path: '/private/roles/create',
  effect: 'command',
  access: staff('roles.create'),
  input: z.strictObject({ names: localisedTexts(60), menuIds: z.array(menuIdText).max(500).default([]) }),
  output: roleRow,
  errors: ['menu-not-found', 'not-held'],
})
