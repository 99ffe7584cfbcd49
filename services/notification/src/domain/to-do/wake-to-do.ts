import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ToDoWoken } from '@pinline/events/notification/to-do-woken'
import { changeable } from './changeable-to-do.ts'
import type { OpenToDo, ToDo } from './to-do.ts'

export interface WakeToDo {
  readonly type: 'wake-to-do'
  readonly now: string
  /** Whoever gets it back has until then before it escalates. */
  readonly graceUntil: string
}

/** The to-do is in sight again, and does not escalate at once. */
export const woken = (
  { toDoId, escalatesAt }: OpenToDo,
  { now, graceUntil }: Pick<WakeToDo, 'now' | 'graceUntil'>,
): ToDoWoken => ({
  type: 'to-do-woken',
  data: {
    toDoId,
    wokenAt: now,
    escalatesAt: escalatesAt === null || escalatesAt > graceUntil ? escalatesAt : graceUntil,
  },
})

/** Ends a snooze before its time. Quiet where it is not snoozed. */
export const wakeToDo = (state: ToDo, command: WakeToDo): Decision<ToDoWoken> => {
  const toDo = changeable(state)
  if (isRejection(toDo)) return toDo
  return toDo.snoozedUntil === null ? [] : [woken(toDo, command)]
}
