import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { roleIdText } from './permission-fields.ts'
import { staffEmail, staffName, staffPhone, staffUsername } from './staff-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Admits somebody to the staff. Without a password a random one is made and told in this one answer; it is null where
 * the caller chose it and in the answer to a repetition. Either has to be changed at the first sign-in.
 */
export const createStaff = call({
  name: 'create-staff',
  path: '/private/users/create',
  effect: 'command',
  access: staff('users.create'),
  input: z.strictObject({
    username: staffUsername,
    name: staffName,
    roleId: roleIdText,
    phone: staffPhone.optional(),
    email: staffEmail.optional(),
    password: passwordText.optional(),
  }),
  output: z.object({ staff: staffRow, password: z.string().nullable() }),
  errors: ['username-taken', 'role-not-found', 'not-held', 'password-too-weak'],
  storeReply: false,
})
