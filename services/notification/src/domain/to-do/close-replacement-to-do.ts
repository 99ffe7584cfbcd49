import type { Decision } from '@pinline/chassis/domain/decider'
import type { ReplacementToDoClosed } from '@pinline/events/notification/replacement-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseReplacementToDo = { readonly type: 'close-replacement-to-do' } & Omit<
  ReplacementToDoClosed['data'],
  'toDoId'
>

/** Does nothing if nothing is open: early replacements were sent in one step. */
export const decideCloseReplacementToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseReplacementToDo,
): Decision<ReplacementToDoClosed> =>
  state.status === 'open'
    ? [{ type: 'replacement-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }]
    : []
