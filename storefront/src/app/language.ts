import { defaultLanguage, type LanguageCode, languages } from '@pinline/contracts/api/languages'

/** A language that the shop offers. */
export interface OfferedLanguage {
  readonly code: LanguageCode
  /** BCP 47. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
}

let offered: readonly OfferedLanguage[] = languages.filter(({ enabled }) => enabled)

/** Languages allowed as a URL's prefix, in the order of lists. */
export const offeredLanguages = (): readonly OfferedLanguage[] => offered

/** Sets them for all pages: the server learns from the catalogue which there are, and passes them to the browser with each page. */
export function offerLanguages(codes: readonly { readonly code: string; readonly name: string }[]): void {
  const known = codes.flatMap(({ code, name }) => {
    const language = languages.find((one) => one.code === code)
    return language === undefined ? [] : [{ code: language.code, tag: language.tag, name }]
  })
  if (known.length > 0) offered = known
}

/** BCP 47 tag of a language, for `lang`, hreflang and Intl. */
export function languageTag(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.tag ?? 'en'
}

/** A language as Open Graph names it: with the country where most of its readers are, as in `pt_BR`. */
export function languageLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(languageTag(code)).maximize()
  return `${language}_${region}`
}

/** Splits a path into its language prefix and the rest; null when the prefix is no enabled language. */
export function splitLanguage(pathname: string): { language: LanguageCode; rest: string } | null {
  const [, prefix = '', ...rest] = pathname.split('/')
  const language = offered.find((candidate) => candidate.code === prefix)
  return language ? { language: language.code, rest: `/${rest.join('/')}` } : null
}

/** The same page in another language. `path` has no language prefix. */
export function localisedPath(language: LanguageCode, path: string): string {
  return `/${language}${path}`
}

/** The stored code if it is an enabled language, else English. */
export function knownLanguage(code: string | undefined): LanguageCode {
  return offered.find((language) => language.code === code)?.code ?? defaultLanguage
}
