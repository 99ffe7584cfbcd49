import type { Decider } from '@pinline/chassis/domain/decider'
import { type LanguageEvent, languageEvent } from '@pinline/events/catalogue/language-event'
import { type DefineLanguage, decideDefineLanguage } from './define-language.ts'
import { evolveLanguage, type Language, noLanguage } from './language.ts'
import { decideUpdateLanguage, type UpdateLanguage } from './update-language.ts'

type LanguageCommand = DefineLanguage | UpdateLanguage

/** Decides how a language is shown, and whether the shop has it. */
export const languageDecider: Decider<Language, LanguageCommand, LanguageEvent> = {
  streamType: 'language',
  initial: noLanguage,
  evolve: evolveLanguage,
  eventSchema: languageEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'define-language':
        return decideDefineLanguage(state, command)
      case 'update-language':
        return decideUpdateLanguage(state, command)
      default:
        return command satisfies never
    }
  },
}
