import type { Decision } from '@pinline/chassis/domain/decider'
import type { AfterSaleToDoOpened } from '@pinline/events/notification/after-sale-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenAfterSaleToDo = { readonly type: 'open-after-sale-to-do' } & AfterSaleToDoOpened['data']

/** One to-do a request, opened once. */
export const decideOpenAfterSaleToDo = (
  state: ToDo,
  { type, ...data }: OpenAfterSaleToDo,
): Decision<AfterSaleToDoOpened> => (state.status === 'none' ? [{ type: 'after-sale-to-do-opened', data }] : [])
