import type { Decider } from '@pinline/chassis/domain/decider'
import { type TranslationsEvent, translationsEvent } from '@pinline/events/catalogue/translations-event'
import { type CheckTranslations, checkTranslations } from './check-translations.ts'
import { evolveTranslations, type Translations } from './translations.ts'

/** Decides whether the translations into a language are work for staff. */
export const translationsDecider: Decider<Translations, CheckTranslations, TranslationsEvent> = {
  streamType: 'translations',
  initial: { isDue: false },
  evolve: evolveTranslations,
  eventSchema: translationsEvent,
  decide: checkTranslations,
}
