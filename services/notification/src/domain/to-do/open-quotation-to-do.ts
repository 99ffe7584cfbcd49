import type { Decision } from '@pinline/chassis/domain/decider'
import type { QuotationToDoOpened } from '@pinline/events/notification/quotation-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenQuotationToDo = { readonly type: 'open-quotation-to-do' } & QuotationToDoOpened['data']

/** Once a round: a further question of the buyer opens it again. */
export const decideOpenQuotationToDo = (
  state: ToDo,
  { type, ...data }: OpenQuotationToDo,
): Decision<QuotationToDoOpened> => (state.status === 'open' ? [] : [{ type: 'quotation-to-do-opened', data }])
