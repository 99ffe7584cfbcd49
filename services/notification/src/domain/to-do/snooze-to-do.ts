import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ToDoSnoozed } from '@pinline/events/notification/to-do-snoozed'
import { changeable } from './changeable-to-do.ts'
import type { ToDo } from './to-do.ts'

export interface SnoozeToDo {
  readonly type: 'snooze-to-do'
  readonly until: string
  readonly now: string
  /** No to-do is out of sight for longer. */
  readonly latest: string
}

/** Quiet where it is snoozed until then. */
export const snoozeToDo = (state: ToDo, { until, now, latest }: SnoozeToDo): Decision<ToDoSnoozed> => {
  const toDo = changeable(state)
  if (isRejection(toDo)) return toDo
  if (toDo.snoozedUntil === until) return []
  if (until <= now || until > latest) return rejection('to-do-snooze-not-allowed')
  return [{ type: 'to-do-snoozed', data: { toDoId: toDo.toDoId, until, snoozedAt: now } }]
}
