import { staffId } from '@pinline/events/ids'
import { afterSaleToDoEnd } from '@pinline/events/notification/after-sale-to-do-closed'
import { formToDoEnd } from '@pinline/events/notification/form-to-do-closed'
import { mentionToDoEnd } from '@pinline/events/notification/mention-to-do-closed'
import { quotationToDoEnd } from '@pinline/events/notification/quotation-to-do-closed'
import { replacementToDoEnd } from '@pinline/events/notification/replacement-to-do-closed'
import { restockToDoEnd } from '@pinline/events/notification/restock-to-do-closed'
import { toDoEnd } from '@pinline/events/notification/to-do-closed'
import { toDoLevel } from '@pinline/events/notification/to-do-escalated'
import { toDoKind } from '@pinline/events/notification/to-do-opened'
import { translationToDoEnd } from '@pinline/events/notification/translation-to-do-closed'
import { webhookToDoEnd } from '@pinline/events/notification/webhook-to-do-closed'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

export const toDoState = z.enum(['open', 'closed'])

/** What happened to a to-do. `by`: the member of staff; null where time did it. `text`: a comment; null if it was erased. */
export const toDoEntry = z.object({
  kind: z.enum(['assigned', 'snoozed', 'woken', 'commented', 'escalated']),
  at: z.iso.datetime(),
  by: staffId.nullable(),
  assignee: staffId.nullable().optional(),
  until: z.iso.datetime().optional(),
  level: toDoLevel.optional(),
  text: z.string().nullable().optional(),
})
export type ToDoEntry = z.infer<typeof toDoEntry>

/**
 * Where somebody was mentioned: by whom, and the beginning of the note, with mentions as markers. Null in lists, where it
 * was erased, and for who may not read the record.
 */
export const toDoMention = z.object({ author: staffId, excerpt: z.string().nullable() })

/**
 * One piece of work. `kind` names what is to be done, about the order `recordId`; `answer-after-sale` and
 * `send-replacement` are about an after-sales request, `answer-quotation` about a quotation, `answer-form` about a form; a `finding` of a reconciler is about a
 * stream or row of that id, and is on the page of operations; a `mention` is about any of the records whose notes mention.
 */
export const toDoRow = z.object({
  id: z.string(),
  kind: z.enum([
    ...toDoKind.options,
    'finding',
    'answer-after-sale',
    'send-replacement',
    'answer-quotation',
    'answer-form',
    'restock',
    'translate-content',
    'mend-webhook',
    'mention',
  ]),
  resource: z.enum([
    'orders',
    'operations',
    'after-sales',
    'quotations',
    'forms',
    'products',
    'content',
    'webhook-endpoints',
    'buyers',
    'to-dos',
  ]),
  recordId: z.string(),
  /** What people call the record. */
  label: z.string(),
  state: toDoState,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z
    .enum([
      ...toDoEnd.options,
      ...afterSaleToDoEnd.options,
      ...replacementToDoEnd.options,
      ...quotationToDoEnd.options,
      ...formToDoEnd.options,
      ...restockToDoEnd.options,
      ...translationToDoEnd.options,
      ...webhookToDoEnd.options,
      ...mentionToDoEnd.options,
      'not-found-again',
    ])
    .nullable(),
  assignee: staffId.nullable(),
  /** Out of sight until then. */
  snoozedUntil: z.iso.datetime().nullable(),
  /** Who sees it besides its assignee, as it is overdue. */
  level: toDoLevel.nullable(),
  comments: z.int(),
  /** Oldest first; of one to-do only, none in lists. */
  entries: z.array(toDoEntry),
  /** Of a mention only. */
  mention: toDoMention.optional(),
  version: z.int(),
})
export type ToDoRow = z.infer<typeof toDoRow>

/** To-dos of all staff and of nobody. `entries` are filled in the single record only. */
export const toDosResource = adminResource({
  name: 'to-dos',
  permission: 'to-dos.read',
  row: toDoRow,
  filter: z.object({
    state: toDoState.optional(),
    kind: toDoRow.shape.kind.optional(),
    /** A member of staff, or `none`. */
    assignee: z.union([staffId, z.literal('none')]).optional(),
    snoozed: z.boolean().optional(),
    overdue: z.literal(true).optional(),
    /** The beginning of the number of what it is about. */
    q: cleanedText(40).optional(),
  }),
  sorts: ['dueAt', 'openedAt'],
  countsTo: 10_000,
})
