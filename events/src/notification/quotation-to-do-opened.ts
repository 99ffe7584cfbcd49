import { z } from 'zod'
import { event } from '../event.ts'
import { quotationNo } from '../ids.ts'

/** A quotation waits for the answer of staff. `recordId` is its number. */
export const quotationToDoOpened = event('quotation-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: quotationNo,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type QuotationToDoOpened = z.infer<typeof quotationToDoOpened>
