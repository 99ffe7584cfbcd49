import { z } from 'zod'
import { event } from '../event.ts'

/** A to-do is out of sight until a time. */
export const toDoSnoozed = event('to-do-snoozed', {
  toDoId: z.string().min(1),
  until: z.iso.datetime(),
  snoozedAt: z.iso.datetime(),
})
export type ToDoSnoozed = z.infer<typeof toDoSnoozed>
