import { defaultLanguage, type LanguageCode, languages } from '@pinline/contracts/api/languages'

/** Languages allowed as a URL's prefix. */
export const enabledLanguages = languages.filter((language) => language.enabled)

/** BCP 47 tag of a language, for `lang`, hreflang and Intl. */
export function languageTag(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.tag ?? 'en'
}

/** Splits a path into its language prefix and the rest; null when the prefix is no enabled language. */
export function splitLanguage(pathname: string): { language: LanguageCode; rest: string } | null {
  const [, prefix = '', ...rest] = pathname.split('/')
  const language = enabledLanguages.find((candidate) => candidate.code === prefix)
  return language ? { language: language.code, rest: `/${rest.join('/')}` } : null
}

/** The same page in another language. `path` has no language prefix. */
export function localisedPath(language: LanguageCode, path: string): string {
  return `/${language}${path}`
}

/** The stored code if it is an enabled language, else English. */
export function knownLanguage(code: string | undefined): LanguageCode {
  return enabledLanguages.find((language) => language.code === code)?.code ?? defaultLanguage
}
