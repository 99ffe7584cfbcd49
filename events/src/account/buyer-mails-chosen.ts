import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId } from '../ids.ts'
import { mailKind } from './mail-kind.ts'

/** A buyer chose which messages they do without; all others are sent. */
export const buyerMailsChosen = event('buyer-mails-chosen', {
  buyerId,
  declined: z.array(mailKind),
  chosenAt: z.iso.datetime(),
})
export type BuyerMailsChosen = z.infer<typeof buyerMailsChosen>
