import type { Decision } from '@pinline/chassis/domain/decider'
import type { RestockToDoClosed } from '@pinline/events/notification/restock-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseRestockToDo = { readonly type: 'close-restock-to-do' } & Omit<RestockToDoClosed['data'], 'toDoId'>

/** Does nothing if nothing is open. */
export const decideCloseRestockToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseRestockToDo,
): Decision<RestockToDoClosed> =>
  state.status === 'open' ? [{ type: 'restock-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }] : []
