import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { toDoMention } from '../to-do/to-dos-resource.ts'

export const notificationKind = z.enum(['notice', 'news', 'agency'])
export type NotificationKind = z.infer<typeof notificationKind>

/** A row of the notification lists. `agency` rows are to-dos: they stay until the work is done, read or
 * not. Notices and news are keyed by `uuid`; their `content` has paragraphs, separated by line feeds. */
export const notificationRow = z.object({
  id: z.string(),
  uuid: z.string(),
  kind: notificationKind,
  title: z.string(),
  content: z.string(),
  /** Link target in the console: a resource and one of its records. */
  resource: z.string().nullable(),
  recordId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  read: z.boolean(),
  /** Shown above the others, and not cleared. */
  pinned: z.boolean().optional(),
  /** Of a to-do: who takes care of it; null: nobody yet. */
  assignee: staffId.nullable().optional(),
  /** Of a mention: by whom, and the beginning of the note. */
  mention: toDoMention.optional(),
})
export type NotificationRow = z.infer<typeof notificationRow>
