import type { LanguageCode } from '@pinline/contracts/api/languages'
import { createInstance, type i18n } from 'i18next'
import ICU from 'i18next-icu'
import { knownLanguage, languageTag } from './language.ts'
import { loadTexts } from './text-bundles.ts'

export type { i18n as I18n } from 'i18next'

/** One instance per request or page: languages never leak between requests. */
export async function createI18n(language: LanguageCode): Promise<i18n> {
  const instance = createInstance()
  const bundles = await loadTexts(language)
  const icu = new ICU({ parseLngForICU: (code) => languageTag(knownLanguage(code)) })
  await instance.use(icu).init({
    lng: language,
    fallbackLng: 'en',
    lowerCaseLng: true,
    defaultNS: 'shell',
    resources: Object.fromEntries(Object.entries(bundles).map(([code, bundle]) => [code, { ...bundle }])),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
