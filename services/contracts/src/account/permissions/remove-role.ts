import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision, roleIdText } from './permission-fields.ts'

/** Removes a role without members. */
export const removeRole = call({
  name: 'remove-role',
  path: '/private/roles/delete',
  effect: 'command',
  access: staff('roles.delete'),
  input: z.strictObject({ id: roleIdText, revision: expectedRevision }),
  output: z.object({ id: z.string() }),
  errors: ['role-not-found', 'role-in-use', 'not-held', 'version-conflict'],
})
