import type { Decision } from '@pinline/chassis/domain/decider'
import type { ToDoClosed } from '@pinline/events/notification/to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseToDo = { readonly type: 'close-to-do' } & Omit<ToDoClosed['data'], 'toDoId'>

/** Does nothing if nothing is open: an order cancelled before payment has no to-do. */
export const decideCloseToDo = (state: ToDo, { closedBy, closedAt }: CloseToDo): Decision<ToDoClosed> =>
  state.status === 'open' ? [{ type: 'to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }] : []
