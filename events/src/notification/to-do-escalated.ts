import { z } from 'zod'
import { event } from '../event.ts'

/** Who sees an overdue to-do besides its assignee: everybody who reads to-dos, then administrators above all else. */
export const toDoLevel = z.enum(['team', 'administrators'])
export type ToDoLevel = z.infer<typeof toDoLevel>

/** A to-do is overdue and was not done. `escalatesAt`: when it goes to the next level; null for the last. */
export const toDoEscalated = event('to-do-escalated', {
  toDoId: z.string().min(1),
  level: toDoLevel,
  escalatedAt: z.iso.datetime(),
  escalatesAt: z.iso.datetime().nullable(),
})
export type ToDoEscalated = z.infer<typeof toDoEscalated>
