import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import type { TranslationsEvent } from '@pinline/events/catalogue/translations-event'

/** The translations of content into one language. */
export interface Translations {
  /** Published items have waited too long. */
  readonly isDue: boolean
}

export const translationsStreamId = (language: ContentLanguage): string => `translations-${language}`

export const evolveTranslations = (_: Translations, { type }: TranslationsEvent): Translations => {
  switch (type) {
    case 'translations-fell-due':
      return { isDue: true }
    case 'translations-caught-up':
      return { isDue: false }
    default:
      return type satisfies never
  }
}
