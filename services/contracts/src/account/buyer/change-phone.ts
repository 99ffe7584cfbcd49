import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { identityTicket, mainlandPhone, verificationCode } from '../fields.ts'
import { buyerProfile } from '../session/signed-in.ts'

/**
 * Sets the phone number with a code of purpose `change-phone` sent to the new one, and the ticket of `confirm-identity`;
 * without a valid one, `step-up-required`. All other sessions end. The former contacts are sent a link by which
 * `undo-account-change` undoes it; meanwhile nobody else can have them.
 */
export const changePhone = call({
  name: 'change-phone',
  path: '/account/phone',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ phone: mainlandPhone, code: verificationCode, ticket: identityTicket.optional() }),
  output: buyerProfile,
  errors: ['step-up-required', 'code-wrong', 'already-registered', 'version-conflict'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
