import type { Decision } from '@pinline/chassis/domain/decider'
import type { ReplacementToDoOpened } from '@pinline/events/notification/replacement-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenReplacementToDo = { readonly type: 'open-replacement-to-do' } & ReplacementToDoOpened['data']

/** Once an attempt: one that found no stock, or was withdrawn, may be followed by another. */
export const decideOpenReplacementToDo = (
  state: ToDo,
  { type, ...data }: OpenReplacementToDo,
): Decision<ReplacementToDoOpened> => (state.status === 'open' ? [] : [{ type: 'replacement-to-do-opened', data }])
