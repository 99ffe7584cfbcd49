import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** A part has fallen to its reorder level. `recordId` is the part, `model` its number. */
export const restockToDoOpened = event('restock-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: productId,
  model: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type RestockToDoOpened = z.infer<typeof restockToDoOpened>
