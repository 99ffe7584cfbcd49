import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type TextPart, textPartOf } from './text-parts.ts'

/** Texts of one language by namespace. */
export type TextBundle = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const featureTexts = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' })
const errorTexts = import.meta.glob<Record<string, unknown>>('../../../services/contracts/src/api/error-texts/*.json', {
  import: 'default',
})

/** One part of a language's texts, from the files as they are. The browser's build puts one file in their place. */
export async function loadTexts(language: LanguageCode, part: TextPart): Promise<TextBundle> {
  const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  const files = [
    ...Object.entries(featureTexts)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .map(([path, load]) => [namespaceOf(path), load] as const),
    ...Object.entries(errorTexts)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, load]) => ['errors', load] as const),
  ].filter(([namespace]) => textPartOf(namespace) === part)
  return Object.fromEntries(await Promise.all(files.map(async ([namespace, load]) => [namespace, await load()])))
}
