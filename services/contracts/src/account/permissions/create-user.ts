import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { roleIdText } from './authority-fields.ts'
import { staffEmail, staffName, staffPhone, staffUsername } from './user-fields.ts'
import { userRow } from './user-row.ts'

/**
 * Admits somebody to the staff. Without a password a random one is made and told in this one answer; it is null where
 * the caller chose it and in the answer to a repetition. Either has to be changed at the first sign-in.
 */
export const createUser = call({
  name: 'create-user',
  path: '/private/users/create',
  effect: 'command',
  authority: staff('users.create'),
  input: z.strictObject({
    username: staffUsername,
    name: staffName,
    roleId: roleIdText,
    phone: staffPhone.optional(),
    email: staffEmail.optional(),
    password: passwordText.optional(),
  }),
  output: z.object({ user: userRow, password: z.string().nullable() }),
  errors: ['username-taken', 'role-not-found', 'not-held', 'password-too-weak'],
  keepReply: false,
})
