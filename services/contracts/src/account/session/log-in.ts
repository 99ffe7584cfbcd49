import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { passwordText } from '../fields.ts'
import { buyerSignedIn } from './signed-in.ts'

/** Signs a buyer in by phone or e-mail and password. `code` is ignored for buyers. */
export const logIn = call({
  name: 'log-in',
  path: '/auth/login',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  weight: 8,
  audited: 'sign-in',
  input: z.strictObject({
    username: cleanedText(254, { missing: 'required', tooLong: 'too-long' }).min(1, 'required'),
    password: passwordText,
    code: cleanedText(20).optional(),
  }),
  output: buyerSignedIn,
  errors: ['credentials-wrong', 'account-disabled', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
