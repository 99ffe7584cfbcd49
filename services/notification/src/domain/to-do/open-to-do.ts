import type { Decision } from '@pinline/chassis/domain/decider'
import type { ToDoOpened } from '@pinline/events/notification/to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenToDo = { readonly type: 'open-to-do' } & ToDoOpened['data']

/** A to-do is opened once and never reopened. */
export const decideOpenToDo = (state: ToDo, { type, ...data }: OpenToDo): Decision<ToDoOpened> =>
  state.status === 'none' ? [{ type: 'to-do-opened', data }] : []
