import { z } from 'zod'
import { event } from '../event.ts'

/** The event that answered a request, or made an answer unnecessary. */
export const afterSaleToDoEnd = z.enum(['after-sale-approved', 'after-sale-rejected', 'after-sale-cancelled'])
export type AfterSaleToDoEnd = z.infer<typeof afterSaleToDoEnd>

/** An after-sales request no longer waits for the answer of staff. */
export const afterSaleToDoClosed = event('after-sale-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: afterSaleToDoEnd,
  closedAt: z.iso.datetime(),
})
export type AfterSaleToDoClosed = z.infer<typeof afterSaleToDoClosed>
