import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** What a note with mentions is about: the resource of the console whose record it is on. */
export const mentionResource = z.enum(['orders', 'buyers', 'forms', 'to-dos'])
export type MentionResource = z.infer<typeof mentionResource>

/** A colleague mentioned a member of staff in a note or comment on the record `recordId`. One a note and person. */
export const mentionToDoOpened = event('mention-to-do-opened', {
  toDoId: z.string().min(1),
  resource: mentionResource,
  recordId: z.string().min(1),
  /** The text, in the vault of the service that has the record. */
  noteRef: vaultReference,
  /** Who is mentioned, and takes care of it. */
  assignee: staffId,
  author: staffId,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type MentionToDoOpened = z.infer<typeof mentionToDoOpened>
