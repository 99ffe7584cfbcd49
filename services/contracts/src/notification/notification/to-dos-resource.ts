import { afterSaleToDoEnd } from '@pinline/events/notification/after-sale-to-do-closed'
import { formToDoEnd } from '@pinline/events/notification/form-to-do-closed'
import { quotationToDoEnd } from '@pinline/events/notification/quotation-to-do-closed'
import { replacementToDoEnd } from '@pinline/events/notification/replacement-to-do-closed'
import { toDoEnd } from '@pinline/events/notification/to-do-closed'
import { toDoKind } from '@pinline/events/notification/to-do-opened'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'

export const toDoState = z.enum(['open', 'closed'])

/**
 * One piece of work. `kind` names what is to be done, about the order `recordId`; `answer-after-sale` and
 * `send-replacement` are about an after-sales request, `answer-quotation` about a quotation, `answer-form` about a form; a `finding` of a reconciler is about a
 * stream or row of that id, and is on the page of operations.
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
  ]),
  resource: z.enum(['orders', 'operations', 'after-sales', 'quotations', 'forms']),
  recordId: z.string(),
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
      'not-found-again',
    ])
    .nullable(),
})
export type ToDoRow = z.infer<typeof toDoRow>

export const toDosResource = adminResource({
  name: 'to-dos',
  permission: 'to-dos.read',
  row: toDoRow,
  filter: z.object({ state: toDoState.optional() }),
  sorts: ['dueAt', 'openedAt'],
  countsTo: 10_000,
})
