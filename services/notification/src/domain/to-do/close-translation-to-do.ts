import type { Decision } from '@pinline/chassis/domain/decider'
import type { TranslationToDoClosed } from '@pinline/events/notification/translation-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseTranslationToDo = { readonly type: 'close-translation-to-do' } & Omit<
  TranslationToDoClosed['data'],
  'toDoId'
>

/** Does nothing if nothing is open. */
export const decideCloseTranslationToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseTranslationToDo,
): Decision<TranslationToDoClosed> =>
  state.status === 'open'
    ? [{ type: 'translation-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }]
    : []
