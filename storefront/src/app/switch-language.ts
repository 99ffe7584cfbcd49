import type { LanguageCode } from '@pinline/contracts/api/languages'
import { localisedPath } from './language.ts'

/** Stores the language in the browser. The server sets the cookie by which `/` redirects with every page. */
export function storeLanguage(language: { code: LanguageCode; name: string }): void {
  localStorage.setItem('languageCode', language.code)
  localStorage.setItem('languageName', language.name)
}

/** Opens the same page in another language. `path` has no prefix and keeps its query and fragment. */
export function switchLanguage(language: { code: LanguageCode; name: string }, path: string): void {
  storeLanguage(language)
  location.assign(localisedPath(language.code, path))
}
