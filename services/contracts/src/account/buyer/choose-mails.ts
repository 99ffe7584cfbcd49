import { mailKind } from '@pinline/events/account/mail-kind'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { buyerProfile } from '../session/signed-in.ts'

/** A buyer chooses which messages they do without; all others are sent. */
export const chooseMails = call({
  name: 'choose-mails',
  path: '/user/choose-mails',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ declined: z.array(mailKind).max(mailKind.options.length) }),
  output: buyerProfile,
  errors: [],
  storeReply: false,
})
