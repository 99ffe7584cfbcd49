import { z } from 'zod'
import { toDoRow } from './to-dos-resource.ts'

/** A to-do's id as it is sent. */
export const enteredToDoId = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\w-]+$/)

/** Where a to-do stands after a command. */
export const toDoChanged = toDoRow.pick({ id: true, assignee: true, snoozedUntil: true }).extend({ version: z.int() })
export type ToDoChanged = z.infer<typeof toDoChanged>

/** Most characters of a comment. */
export const toDoCommentLength = 2000
