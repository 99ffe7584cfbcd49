import type { Decision } from '@pinline/chassis/domain/decider'
import type { RestockToDoOpened } from '@pinline/events/notification/restock-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenRestockToDo = { readonly type: 'open-restock-to-do' } & RestockToDoOpened['data']

/** One to-do for a part: it opens again when the part falls to its level again. */
export const decideOpenRestockToDo = (state: ToDo, { type, ...data }: OpenRestockToDo): Decision<RestockToDoOpened> =>
  state.status === 'open' ? [] : [{ type: 'restock-to-do-opened', data }]
