import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { identityTicket, instant, passwordText, verificationCode } from '../fields.ts'

/**
 * Step-up authentication of a buyer by their password, or by a code of purpose `confirm-identity` sent to their own
 * phone or mailbox. The returned ticket, valid for ten minutes and one use, proves it to the call that asks for it.
 */
export const confirmIdentity = call({
  name: 'confirm-identity',
  path: '/account/confirm-identity',
  effect: 'command',
  duringMaintenance: true,
  access: buyer,
  input: z
    .strictObject({ password: passwordText.optional(), code: verificationCode.optional() })
    .refine(({ password, code }) => password !== undefined || code !== undefined, {
      message: 'required',
      path: ['password'],
    }),
  output: z.object({ ticket: identityTicket, expiresAt: instant }),
  errors: ['password-wrong', 'code-wrong', 'session-over'],
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
