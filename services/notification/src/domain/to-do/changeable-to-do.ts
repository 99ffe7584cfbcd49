import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OpenToDo, ToDo } from './to-do.ts'

/** What staff do with one to-do: more than any piece of work needs. */
export const maxToDoChanges = 200

/** The to-do, if staff may still do something with it. */
export const changeable = (state: ToDo): OpenToDo | Rejection => {
  if (state.status === 'none') return rejection('to-do-not-found')
  if (state.status === 'closed') return rejection('to-do-closed')
  return state.changes >= maxToDoChanges ? rejection('to-do-change-limit-reached') : state
}
