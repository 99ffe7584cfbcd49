import { z } from 'zod'
import { event } from '../event.ts'

/** The event that answered a quotation, or made an answer unnecessary. */
export const quotationToDoEnd = z.enum(['quotation-answered', 'quotation-declined'])
export type QuotationToDoEnd = z.infer<typeof quotationToDoEnd>

/** A quotation no longer waits for the answer of staff. */
export const quotationToDoClosed = event('quotation-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: quotationToDoEnd,
  closedAt: z.iso.datetime(),
})
export type QuotationToDoClosed = z.infer<typeof quotationToDoClosed>
