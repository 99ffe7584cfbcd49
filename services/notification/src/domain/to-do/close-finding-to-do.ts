import type { Decision } from '@pinline/chassis/domain/decider'
import type { FindingToDoClosed } from '@pinline/events/notification/finding-to-do-closed'
import type { ToDo } from './to-do.ts'

export interface CloseFindingToDo {
  readonly type: 'close-finding-to-do'
  readonly closedAt: string
}

/** Does nothing if nothing is open. */
export const decideCloseFindingToDo = (state: ToDo, { closedAt }: CloseFindingToDo): Decision<FindingToDoClosed> =>
  state.status === 'open' ? [{ type: 'finding-to-do-closed', data: { toDoId: state.toDoId, closedAt } }] : []
