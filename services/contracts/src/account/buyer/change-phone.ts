import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { identityTicket, mainlandPhone, verificationCode } from '../fields.ts'
import { buyerProfile } from '../session/signed-in.ts'

/** Sets the phone number with a code of purpose `change-phone` sent to the new one; the old one is notified. */
export const changePhone = call({
  name: 'change-phone',
  path: '/account/phone',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ phone: mainlandPhone, code: verificationCode, ticket: identityTicket.optional() }),
  output: buyerProfile,
  errors: ['code-wrong', 'already-registered', 'version-conflict'],
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
