import { negotiateLanguage } from '@pinline/contracts/api/languages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { type LoadedTexts, loadTexts } from '../messages/changed-texts.ts'
import { type ConsoleLanguage, consoleLanguages, isConsoleLanguage, tagOf } from '../messages/languages.ts'

const key = 'console.language'

/** The language stored on this device, else the browser's first supported one, else English. */
export const initialLanguage = (): ConsoleLanguage => {
  const stored = localStorage.getItem(key)
  if (stored !== null && isConsoleLanguage(stored)) return stored
  for (const wanted of navigator.languages) {
    const code = negotiateLanguage({ acceptLanguage: wanted })
    if (isConsoleLanguage(code)) return code
  }
  return 'en'
}

/** Texts by polyglot. Changing the language stores the choice, updates the document, and calls `onChanged`. */
export const createI18nProvider = (
  initial: ConsoleLanguage,
  texts: LoadedTexts,
  onChanged: () => void,
): I18nProvider => {
  const polyglot = polyglotI18nProvider(
    (locale) => (locale === initial ? texts : loadTexts(isConsoleLanguage(locale) ? locale : 'en')),
    initial,
    consoleLanguages,
    { onMissingKey: (missing: string) => missing },
  )
  document.documentElement.lang = tagOf(initial)
  return {
    ...polyglot,
    changeLocale: async (locale) => {
      await polyglot.changeLocale(locale)
      localStorage.setItem(key, locale)
      document.documentElement.lang = tagOf(locale)
      onChanged()
    },
  }
}
