import { z } from 'zod'
import { quotationAccepted } from './quotation-accepted.ts'
import { quotationAnswered } from './quotation-answered.ts'
import { quotationCallOffReturned } from './quotation-call-off-returned.ts'
import { quotationCalledOff } from './quotation-called-off.ts'
import { quotationDeclined } from './quotation-declined.ts'
import { quotationExpired } from './quotation-expired.ts'
import { quotationReminded } from './quotation-reminded.ts'
import { quotationRequested } from './quotation-requested.ts'
import { quotationRequestedAgain } from './quotation-requested-again.ts'

/** Every event of a quotation. The stream's id is its number. */
export const quotationEvent = z.discriminatedUnion('type', [
  quotationRequested,
  quotationAnswered,
  quotationRequestedAgain,
  quotationAccepted,
  quotationDeclined,
  quotationReminded,
  quotationExpired,
  quotationCalledOff,
  quotationCallOffReturned,
])
export type QuotationEvent = z.infer<typeof quotationEvent>

export const quotationStreamType = 'quotation'
