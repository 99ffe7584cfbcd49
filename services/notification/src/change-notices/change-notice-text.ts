import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageChain } from '@pinline/events/catalogue/complete-text'

/** What staff wrote, in the reader's language or the one that stands in for it; empty if they wrote nothing. */
export const changeNoticeTextIn = (texts: Readonly<Record<string, string>>, language: LanguageCode): string =>
  languageChain(language)
    .map((code) => texts[code])
    .find((text) => text !== undefined) ?? ''
