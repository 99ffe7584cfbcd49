import { z } from 'zod'
import { event } from '../event.ts'

/** The fact that did the work, or left nothing to do. */
export const toDoEnd = z.enum(['order-shipped', 'order-cancelled', 'refund-completed', 'late-payment-settled'])
export type ToDoEnd = z.infer<typeof toDoEnd>

/** The work is done, or there is nothing left to do. */
export const toDoClosed = event('to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: toDoEnd,
  closedAt: z.iso.datetime(),
})
export type ToDoClosed = z.infer<typeof toDoClosed>
