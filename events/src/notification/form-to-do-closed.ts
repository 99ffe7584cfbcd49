import { z } from 'zod'
import { event } from '../event.ts'

/** The event that answered a form, or made a reply unnecessary. */
export const formToDoEnd = z.enum(['form-answered', 'form-closed', 'form-erased'])
export type FormToDoEnd = z.infer<typeof formToDoEnd>

/** A form no longer waits for the reply of staff. */
export const formToDoClosed = event('form-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: formToDoEnd,
  closedAt: z.iso.datetime(),
})
export type FormToDoClosed = z.infer<typeof formToDoClosed>
