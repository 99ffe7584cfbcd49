import type { Decision } from '@pinline/chassis/domain/decider'
import type { FindingToDoOpened } from '@pinline/events/notification/finding-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenFindingToDo = { readonly type: 'open-finding-to-do' } & FindingToDoOpened['data']

/** One to-do for a finding: unlike work about an order it opens again when it is found again. */
export const decideOpenFindingToDo = (state: ToDo, { type, ...data }: OpenFindingToDo): Decision<FindingToDoOpened> =>
  state.status === 'open' ? [] : [{ type: 'finding-to-do-opened', data }]
