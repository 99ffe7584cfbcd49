import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo } from '../ids.ts'

/** The replacement of an after-sales request waits for being sent. `recordId` is the number of the request. */
export const replacementToDoOpened = event('replacement-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: afterSaleNo,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type ReplacementToDoOpened = z.infer<typeof replacementToDoOpened>
