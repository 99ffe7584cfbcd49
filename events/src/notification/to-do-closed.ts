import { z } from 'zod'
import { event } from '../event.ts'

/** The event that completed the work, or made it unnecessary. */
export const toDoEnd = z.enum(['order-shipped', 'order-cancelled', 'refund-completed', 'late-payment-settled'])
export type ToDoEnd = z.infer<typeof toDoEnd>

/** The work is done, or no longer necessary. */
export const toDoClosed = event('to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: toDoEnd,
  closedAt: z.iso.datetime(),
})
export type ToDoClosed = z.infer<typeof toDoClosed>
