import { z } from 'zod'
import { event } from '../event.ts'

/** How a mention is done with: whoever takes care of it says so. */
export const mentionToDoEnd = z.enum(['mention-completed'])
export type MentionToDoEnd = z.infer<typeof mentionToDoEnd>

/** A mention is done with. */
export const mentionToDoClosed = event('mention-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: mentionToDoEnd,
  closedAt: z.iso.datetime(),
})
export type MentionToDoClosed = z.infer<typeof mentionToDoClosed>
