import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber } from '../ids.ts'

/** The order of a call-off was cancelled, or could not be placed: its pieces can be called off again. */
export const quotationCallOffReturned = event('quotation-call-off-returned', {
  orderNo: orderNumber,
  returnedAt: z.iso.datetime(),
})
export type QuotationCallOffReturned = z.infer<typeof quotationCallOffReturned>
