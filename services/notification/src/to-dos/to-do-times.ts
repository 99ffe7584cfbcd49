import type { AdvanceToDo } from '../domain/to-do/advance-to-do.ts'

/** Name of the job that ends snoozes and escalates what is overdue. */
export const advanceToDoName = 'advance-to-do'

const hour = 3_600_000
const levelMs = 24 * hour
const graceMs = hour

/** The instants that a decision about passing time needs: an hour after a snooze, a day from one level to the next. */
export const toDoTimes = (now: Date): Pick<AdvanceToDo, 'now' | 'graceUntil' | 'nextLevelAt'> => ({
  now: now.toISOString(),
  graceUntil: new Date(now.getTime() + graceMs).toISOString(),
  nextLevelAt: new Date(now.getTime() + levelMs).toISOString(),
})
