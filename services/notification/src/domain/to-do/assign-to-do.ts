import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { ToDoAssigned } from '@pinline/events/notification/to-do-assigned'
import { changeable } from './changeable-to-do.ts'
import type { ToDo } from './to-do.ts'

export interface AssignToDo {
  readonly type: 'assign-to-do'
  readonly assignee: StaffId | null
  /** Whom the caller saw as its assignee: of two who take it at once the second is refused. */
  readonly seen: StaffId | null
  readonly now: string
}

/** Quiet where the to-do has this assignee. */
export const assignToDo = (state: ToDo, { assignee, seen, now }: AssignToDo): Decision<ToDoAssigned> => {
  const toDo = changeable(state)
  if (isRejection(toDo)) return toDo
  if (toDo.assignee === assignee) return []
  if (toDo.assignee !== seen) return rejection('version-conflict')
  return [{ type: 'to-do-assigned', data: { toDoId: toDo.toDoId, assignee, assignedAt: now } }]
}
