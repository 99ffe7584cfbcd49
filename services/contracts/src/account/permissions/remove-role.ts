import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { roleIdText, seenRevision } from './authority-fields.ts'

/** Removes a role that nobody has. */
export const removeRole = call({
  name: 'remove-role',
  path: '/private/roles/delete',
  effect: 'command',
  authority: staff('roles.delete'),
  input: z.strictObject({ id: roleIdText, revision: seenRevision }),
  output: z.object({ id: z.string() }),
  errors: ['role-not-found', 'role-in-use', 'not-held', 'version-conflict'],
})
