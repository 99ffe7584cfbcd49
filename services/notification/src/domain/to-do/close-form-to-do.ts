import type { Decision } from '@pinline/chassis/domain/decider'
import type { FormToDoClosed } from '@pinline/events/notification/form-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseFormToDo = { readonly type: 'close-form-to-do' } & Omit<FormToDoClosed['data'], 'toDoId'>

/** Does nothing if nothing is open: a form may be answered again, and closed after it. */
export const decideCloseFormToDo = (state: ToDo, { closedBy, closedAt }: CloseFormToDo): Decision<FormToDoClosed> =>
  state.status === 'open' ? [{ type: 'form-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }] : []
