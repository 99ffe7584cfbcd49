import type { Decision } from '@pinline/chassis/domain/decider'
import type { QuotationToDoClosed } from '@pinline/events/notification/quotation-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseQuotationToDo = { readonly type: 'close-quotation-to-do' } & Omit<
  QuotationToDoClosed['data'],
  'toDoId'
>

/** Does nothing if nothing is open: an answer may be corrected, and declined after it. */
export const decideCloseQuotationToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseQuotationToDo,
): Decision<QuotationToDoClosed> =>
  state.status === 'open'
    ? [{ type: 'quotation-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }]
    : []
