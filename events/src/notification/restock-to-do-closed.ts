import { z } from 'zod'
import { event } from '../event.ts'

export const restockToDoEnd = z.enum(['stock-recovered'])
export type RestockToDoEnd = z.infer<typeof restockToDoEnd>

/** The part is above its reorder level again, or it is no longer watched. */
export const restockToDoClosed = event('restock-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: restockToDoEnd,
  closedAt: z.iso.datetime(),
})
export type RestockToDoClosed = z.infer<typeof restockToDoClosed>
