import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { staffSignedIn } from './signed-in.ts'

/**
 * Signs a member of staff in. `code` is an authenticator's or a recovery code; it may be empty without a second factor.
 * With the right password but without a code the response says that one is required.
 */
export const logInStaff = call({
  name: 'log-in-staff',
  path: '/public/admin/login',
  effect: 'command',
  access: open,
  audited: 'sign-in',
  input: z.strictObject({
    username: z.string('required').trim().min(1, 'required').max(64, 'too-long'),
    password: passwordText,
    code: z.string().trim().max(20).optional(),
  }),
  output: staffSignedIn,
  errors: ['credentials-wrong', 'second-factor-required', 'code-wrong', 'account-disabled', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
