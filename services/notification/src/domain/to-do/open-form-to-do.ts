import type { Decision } from '@pinline/chassis/domain/decider'
import type { FormToDoOpened } from '@pinline/events/notification/form-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenFormToDo = { readonly type: 'open-form-to-do' } & FormToDoOpened['data']

/** Opened once: a reply may be followed by others. */
export const decideOpenFormToDo = (state: ToDo, { type, ...data }: OpenFormToDo): Decision<FormToDoOpened> =>
  state.status === 'none' ? [{ type: 'form-to-do-opened', data }] : []
