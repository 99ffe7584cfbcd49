import type { Decision } from '@pinline/chassis/domain/decider'
import type { ToDoEscalated } from '@pinline/events/notification/to-do-escalated'
import type { ToDoWoken } from '@pinline/events/notification/to-do-woken'
import type { ToDo } from './to-do.ts'
import { woken } from './wake-to-do.ts'

export interface AdvanceToDo {
  readonly type: 'advance-to-do'
  readonly now: string
  /** Whoever gets it back has until then before it escalates. */
  readonly graceUntil: string
  /** When the level after the present one is due. */
  readonly nextLevelAt: string
}

/** What time does to a to-do: a snooze ends, or nobody has done it and others are notified. Quiet before its time. */
export const advanceToDo = (state: ToDo, command: AdvanceToDo): Decision<ToDoWoken | ToDoEscalated> => {
  if (state.status !== 'open') return []
  const { toDoId, snoozedUntil, level, escalatesAt } = state
  const { now, nextLevelAt } = command
  if (snoozedUntil !== null) return snoozedUntil <= now ? [woken(state, command)] : []
  if (escalatesAt === null || escalatesAt > now) return []
  return level === null
    ? [{ type: 'to-do-escalated', data: { toDoId, level: 'team', escalatedAt: now, escalatesAt: nextLevelAt } }]
    : [{ type: 'to-do-escalated', data: { toDoId, level: 'administrators', escalatedAt: now, escalatesAt: null } }]
}
