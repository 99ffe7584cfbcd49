import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { mentions } from '../mentions.ts'

/** Staff wrote something about a to-do for their colleagues. */
export const toDoCommentAdded = event('to-do-comment-added', {
  toDoId: z.string().min(1),
  commentRef: vaultReference,
  mentions,
  addedAt: z.iso.datetime(),
})
export type ToDoCommentAdded = z.infer<typeof toDoCommentAdded>
