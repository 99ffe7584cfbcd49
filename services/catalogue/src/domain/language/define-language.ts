import type { Decision } from '@pinline/chassis/domain/decider'
import type { LanguageDefined } from '@pinline/events/catalogue/language-defined'
import type { LanguageEvent } from '@pinline/events/catalogue/language-event'
import type { Language } from './language.ts'

export interface DefineLanguage {
  readonly type: 'define-language'
  readonly defined: LanguageDefined['data']
}

/** A language of a new installation; one that exists is not overwritten. */
export const decideDefineLanguage = (state: Language, { defined }: DefineLanguage): Decision<LanguageEvent> =>
  state.defined === null ? [{ type: 'language-defined', data: defined }] : []
