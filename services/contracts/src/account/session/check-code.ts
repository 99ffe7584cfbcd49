import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { identityTicket, instant, verificationCode } from '../fields.ts'

/**
 * Checks a code of purpose `confirm-identity` that was sent to the buyer's own phone or mailbox. The returned ticket,
 * valid for ten minutes and one change, proves it to the call that makes the change.
 */
export const checkCode = call({
  name: 'check-code',
  path: '/user/checkCode',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ code: verificationCode, purpose: z.literal('confirm-identity').default('confirm-identity') }),
  output: z.object({ ticket: identityTicket, expiresAt: instant }),
  errors: ['code-wrong'],
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
