import { z } from 'zod'
import { event } from '../event.ts'

/**
 * What is to be done about the order `recordId`. `prepare-order`: it is paid and waits for stocking. `refund-due`: money
 * is to go back and has not yet. `late-payment`: it was paid after its cancellation, and its buyer is to be written to.
 */
export const toDoKind = z.enum(['prepare-order', 'refund-due', 'late-payment'])
export type ToDoKind = z.infer<typeof toDoKind>

/** There is work to do. */
export const toDoOpened = event('to-do-opened', {
  toDoId: z.string().min(1),
  kind: toDoKind,
  recordId: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type ToDoOpened = z.infer<typeof toDoOpened>
