import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { roleIdText, seenRevision } from './authority-fields.ts'
import { staffEmail, staffName, staffPhone } from './user-fields.ts'
import { userRow } from './user-row.ts'

/** Changes what is given of a member of staff. Another role acts on their sessions within a second; nobody sets their own. */
export const updateUser = call({
  name: 'update-user',
  path: '/private/users/update',
  effect: 'command',
  authority: staff('users.update'),
  input: z.strictObject({
    id: staffId,
    revision: seenRevision,
    name: staffName.optional(),
    phone: staffPhone.optional(),
    email: staffEmail.optional(),
    roleId: roleIdText.optional(),
  }),
  output: userRow,
  errors: ['staff-not-found', 'role-not-found', 'not-held', 'not-yourself', 'last-administrator', 'version-conflict'],
  keepReply: false,
})
