import { z } from 'zod'
import { fact } from '../fact.ts'

/** There is work to do. `prepare-order`: the order `recordId` is paid and waits for stocking. */
export const toDoOpened = fact('to-do-opened', {
  toDoId: z.string().min(1),
  kind: z.enum(['prepare-order']),
  recordId: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type ToDoOpened = z.infer<typeof toDoOpened>
