import type { ApiTexts } from '@pinline/ui/api-client/api-text'
import type { I18n } from './i18n.ts'

/** Texts of the API client and of error codes in the page's language: the `api` texts, then the `errors` texts. */
export function apiTextsOf(i18n: I18n): ApiTexts {
  return (key) => {
    const known = [`api:${key}`, `errors:${key}`].find((candidate) => i18n.t.has(candidate))
    return known === undefined ? undefined : i18n.t(known)
  }
}
