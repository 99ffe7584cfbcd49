import { z } from 'zod'
import { event } from '../event.ts'

/** The buyer does not want the quotation any more, answered or not. */
export const quotationDeclined = event('quotation-declined', { declinedAt: z.iso.datetime() })
export type QuotationDeclined = z.infer<typeof quotationDeclined>
