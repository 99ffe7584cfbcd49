import { z } from 'zod'
import { fact } from '../fact.ts'

/** The work is done, or there is nothing left to do. */
export const toDoClosed = fact('to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: z.enum(['order-shipped', 'order-cancelled']),
  closedAt: z.iso.datetime(),
})
export type ToDoClosed = z.infer<typeof toDoClosed>
