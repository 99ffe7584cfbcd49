import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { emailAddress, mainlandPhone, passwordText, verificationCode } from '../fields.ts'
import { buyerSignedIn } from '../session/signed-in.ts'

const everyKind = { code: verificationCode, password: passwordText, agreement: z.boolean().default(false) }

/**
 * Registers by phone or e-mail with a code of purpose `register`, and signs in. Sent again under its idempotency key it
 * returns `registration-complete` without a session, since the password may have changed in the meantime.
 */
export const registerBuyer = call({
  name: 'register-buyer',
  path: '/auth/register',
  effect: 'command',
  access: open,
  weight: 8,
  audited: 'sign-in',
  input: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('phone'), phone: mainlandPhone, ...everyKind }),
      z.strictObject({ kind: z.literal('email'), email: emailAddress, ...everyKind }),
    ],
    'required',
  ),
  output: buyerSignedIn,
  errors: ['agreement-required', 'password-too-weak', 'code-wrong', 'already-registered', 'registration-complete'],
  limit: { requests: 30, perSeconds: 600 },
})
