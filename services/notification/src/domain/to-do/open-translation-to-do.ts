import type { Decision } from '@pinline/chassis/domain/decider'
import type { TranslationToDoOpened } from '@pinline/events/notification/translation-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenTranslationToDo = { readonly type: 'open-translation-to-do' } & TranslationToDoOpened['data']

/** One to-do for a language: it opens again when other items wait. */
export const decideOpenTranslationToDo = (
  state: ToDo,
  { type, ...data }: OpenTranslationToDo,
): Decision<TranslationToDoOpened> => (state.status === 'open' ? [] : [{ type: 'translation-to-do-opened', data }])
