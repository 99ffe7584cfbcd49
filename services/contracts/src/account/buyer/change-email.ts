import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { emailAddress, identityTicket, verificationCode } from '../fields.ts'
import { buyerProfile } from '../session/signed-in.ts'

/** Sets the e-mail address with a code of purpose `change-email` sent to the new one; the old one is notified. */
export const changeEmail = call({
  name: 'change-email',
  path: '/account/email',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ email: emailAddress, code: verificationCode, ticket: identityTicket.optional() }),
  output: buyerProfile,
  errors: ['code-wrong', 'already-registered', 'version-conflict'],
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
