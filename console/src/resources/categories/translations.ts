import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'

/** Texts by language code. */
export type Translations = Readonly<Record<string, string>>

/** English first, the fallback language, then Chinese, the console's second language. */
export const languagesInOrder: readonly LanguageCode[] = [
  'en',
  'zh_cn',
  ...languageCodes.filter((code) => code !== 'en' && code !== 'zh_cn'),
]

/** Whether a language has all of the texts, some, or none. */
export type TranslationState = 'whole' | 'part' | 'missing'

/** Texts that are empty in English too do not count as missing. */
export const translationState = (fields: readonly Translations[], language: string): TranslationState => {
  const filled = (texts: Translations, code: string) => (texts[code] ?? '').trim() !== ''
  const there = fields.filter((texts) => filled(texts, language))
  const wanted = fields.filter((texts) => filled(texts, 'en') || filled(texts, language))
  if (there.length === 0) return 'missing'
  return there.length < wanted.length ? 'part' : 'whole'
}

/** The languages that have every text. */
export const completeLanguages = (fields: readonly Translations[]): LanguageCode[] =>
  languagesInOrder.filter((code) => translationState(fields, code) === 'whole')

/** The language of the first validation error, e.g. `de` for `titles.de`. */
export const firstLanguageWithError = (fieldErrors: Readonly<Record<string, string>>): LanguageCode | undefined =>
  languagesInOrder.find((code) => Object.keys(fieldErrors).some((field) => field.endsWith(`.${code}`)))

/** The languages whose text differs between two states. */
export const changedLanguages = (before: Translations, now: Translations): LanguageCode[] =>
  languagesInOrder.filter((code) => (before[code] ?? '') !== (now[code] ?? ''))

/** Texts without those of some languages. */
export const withoutLanguages = (texts: Translations | undefined, languages: readonly string[]): Translations =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([code]) => !languages.includes(code)))
