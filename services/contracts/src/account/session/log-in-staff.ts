import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
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
  duringMaintenance: true,
  access: open,
  weight: 8,
  audited: 'sign-in',
  input: z.strictObject({
    username: cleanedText(64, { missing: 'required', tooLong: 'too-long' }).min(1, 'required'),
    password: passwordText,
    code: cleanedText(20).optional(),
  }),
  output: staffSignedIn,
  errors: ['credentials-wrong', 'second-factor-required', 'code-wrong', 'account-disabled', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
