import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** The buyer asked for a better answer; the earlier one can no longer be accepted. */
export const quotationRequestedAgain = event('quotation-requested-again', {
  /** In the order service's vault. */
  messageRef: vaultReference,
  requestedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})
export type QuotationRequestedAgain = z.infer<typeof quotationRequestedAgain>
