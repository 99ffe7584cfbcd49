import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import { roleIdText } from './permission-fields.ts'
import { staffEmail, staffName, staffPhone, staffUsername } from './staff-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Creates a member of staff, for a caller who proves to be the owner of their session (`own-step-up.ts`). Without a password a random one is generated and returned in this response only; it is
 * null if the caller chose it, and in the response to a repetition. It must be changed at the first sign-in in any
 * case.
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
    ...ownStepUp,
  }),
  output: z.object({ staff: staffRow, password: z.string().nullable() }),
  errors: ['username-taken', 'role-not-found', 'not-held', 'password-too-weak', ...ownStepUpErrors],
  security: 'staff-changed',
  storeReply: false,
  limit: { requests: 60, perSeconds: 600 },
})
