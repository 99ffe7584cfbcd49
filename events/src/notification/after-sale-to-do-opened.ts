import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo } from '../ids.ts'

/** An after-sales request waits for the answer of staff. `recordId` is its number. */
export const afterSaleToDoOpened = event('after-sale-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: afterSaleNo,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type AfterSaleToDoOpened = z.infer<typeof afterSaleToDoOpened>
