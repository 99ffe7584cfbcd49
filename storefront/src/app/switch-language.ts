import type { LanguageCode } from '@pinline/chassis/contract/languages'
import { localisedPath } from './language.ts'

const YEAR_SECONDS = 31_536_000

/** Mirrors the language in the browser's storage and in the cookie by which `/` redirects. */
export function rememberLanguage(language: { code: LanguageCode; name: string }): void {
  localStorage.setItem('languageCode', language.code)
  localStorage.setItem('languageName', language.name)
  document.cookie = `languageCode=${language.code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** Opens the same page in another language. `path` has no prefix and keeps its query and fragment. */
export function switchLanguage(language: { code: LanguageCode; name: string }, path: string): void {
  rememberLanguage(language)
  location.assign(localisedPath(language.code, path))
}
