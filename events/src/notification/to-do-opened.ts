import { z } from 'zod'
import { event } from '../event.ts'

/**
 * The work about the order `recordId`. `prepare-order`: it is paid and waits for stocking. `refund-due`: a refund is
 * requested and not completed. `late-payment`: it was paid after its cancellation, and staff must write to its buyer.
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
