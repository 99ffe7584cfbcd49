import type { LanguageDefined } from '@pinline/events/catalogue/language-defined'
import type { LanguageEvent } from '@pinline/events/catalogue/language-event'

/** A language of the shop. */
export interface Language {
  /** Null before it is defined. */
  readonly defined: LanguageDefined['data'] | null
}

export const noLanguage: Language = { defined: null }

export const languageStreamId = (code: string): string => `language-${code}`

export const evolveLanguage = (_: Language, { type, data }: LanguageEvent): Language => {
  switch (type) {
    case 'language-defined':
      return { defined: data }
    default:
      return type satisfies never
  }
}
