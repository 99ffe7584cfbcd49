import { mailKind } from '@pinline/events/account/mail-kind'
import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'

/** A buyer's contacts and language. */
export const getBuyerContact = call({
  name: 'get-buyer-contact',
  path: '/internal/read-buyer-contact',
  effect: 'read',
  access: internal,
  input: z.object({ buyerId }),
  output: z.object({
    email: z.string().optional(),
    phone: z.string().optional(),
    name: z.string().optional(),
    language: languageCode,
    /** Messages that the buyer does without; absent where an earlier release responds. */
    declinedMails: z.array(mailKind).default([]),
  }),
  errors: ['not-found'],
})
