import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A to-do has another assignee; null: nobody. */
export const toDoAssigned = event('to-do-assigned', {
  toDoId: z.string().min(1),
  assignee: staffId.nullable(),
  assignedAt: z.iso.datetime(),
})
export type ToDoAssigned = z.infer<typeof toDoAssigned>
