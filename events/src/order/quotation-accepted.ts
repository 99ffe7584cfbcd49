import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId } from '../ids.ts'

/** The buyer accepted the last answer. Its prices hold until the quantities are ordered. */
export const quotationAccepted = event('quotation-accepted', { buyerId, acceptedAt: z.iso.datetime() })
export type QuotationAccepted = z.infer<typeof quotationAccepted>
