import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type TextPart, textPartOf } from './text-parts.ts'

/** Texts of one language by namespace. */
export type TextBundle = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const featureTexts = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' })
const errorTexts = import.meta.glob<Record<string, unknown>>('../../../services/contracts/src/api/error-texts/*.json', {
  import: 'default',
})

async function loadBundle(language: LanguageCode, part: TextPart): Promise<TextBundle> {
  const bundle: Record<string, Record<string, unknown>> = {}
  const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  const matching = Object.entries(featureTexts).filter(
    ([path]) => path.includes(`/locales/${language}/`) && textPartOf(namespaceOf(path)) === part,
  )
  await Promise.all(
    matching.map(async ([path, load]) => {
      bundle[namespaceOf(path)] = await load()
    }),
  )
  const errors = Object.entries(errorTexts).find(([path]) => path.endsWith(`/${language}.json`))
  if (errors && textPartOf('errors') === part) bundle.errors = await errors[1]()
  return bundle
}

/** One part of the texts that a page in this language needs, by language. */
export async function loadTexts(
  language: LanguageCode,
  part: TextPart,
): Promise<readonly (readonly [LanguageCode, TextBundle])[]> {
  return [[language, await loadBundle(language, part)]]
}
