import { z } from 'zod'
import { event } from '../event.ts'
import { formNo } from '../ids.ts'

/** A form waits for the reply of staff. `recordId` is its number. */
export const formToDoOpened = event('form-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: formNo,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type FormToDoOpened = z.infer<typeof formToDoOpened>
