import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contactTarget, verificationCode } from '../fields.ts'
import { buyerSignedIn } from './signed-in.ts'

/** Signs a buyer in with a code of purpose `login`. */
export const logInWithCode = call({
  name: 'log-in-with-code',
  path: '/auth/login-with-code',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  audited: 'sign-in',
  input: z.strictObject({ username: contactTarget, code: verificationCode }),
  output: buyerSignedIn,
  errors: ['code-wrong', 'not-registered', 'account-disabled', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
