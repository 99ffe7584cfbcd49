import type { Decision } from '@pinline/chassis/domain/decider'
import type { AfterSaleToDoClosed } from '@pinline/events/notification/after-sale-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseAfterSaleToDo = { readonly type: 'close-after-sale-to-do' } & Omit<
  AfterSaleToDoClosed['data'],
  'toDoId'
>

/** Does nothing if nothing is open: what was rejected after its inspection was answered before. */
export const decideCloseAfterSaleToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseAfterSaleToDo,
): Decision<AfterSaleToDoClosed> =>
  state.status === 'open'
    ? [{ type: 'after-sale-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }]
    : []
