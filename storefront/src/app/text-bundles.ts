import type { LanguageCode } from '@pinline/contracts/api/languages'

/** Texts of one language by namespace. */
export type TextBundle = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const featureTexts = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' })
const errorTexts = import.meta.glob<Record<string, unknown>>('../../../services/contracts/src/api/error-texts/*.json', {
  import: 'default',
})

/** Languages whose texts are complete; the others fall back to English key by key. */
const completeLanguages: readonly LanguageCode[] = ['en', 'zh_cn']

async function loadBundle(language: LanguageCode): Promise<TextBundle> {
  const bundle: Record<string, Record<string, unknown>> = {}
  const matching = Object.entries(featureTexts).filter(([path]) => path.includes(`/locales/${language}/`))
  await Promise.all(
    matching.map(async ([path, load]) => {
      const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
      bundle[namespace] = await load()
    }),
  )
  const errors = Object.entries(errorTexts).find(([path]) => path.endsWith(`/${language}.json`))
  if (errors) bundle.errors = await errors[1]()
  return bundle
}

/** The texts of a language, plus English when the language is not complete. */
export async function loadTexts(language: LanguageCode): Promise<Readonly<Partial<Record<LanguageCode, TextBundle>>>> {
  const [own, english] = await Promise.all([
    loadBundle(language),
    completeLanguages.includes(language) ? undefined : loadBundle('en'),
  ])
  return { [language]: own, ...(english ? { en: english } : {}) }
}
