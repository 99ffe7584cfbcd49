import { envelope } from '@pinline/contracts/api/envelope'
import { getTextOverrides } from '@pinline/contracts/catalogue/ui-text/get-text-overrides'
import type { Catalogue } from './catalogue.ts'
import { type ErrorTexts, loadErrorTexts } from './error-texts.ts'
import { type ConsoleLanguage, catalogues } from './languages.ts'

/** Texts that staff changed, by path, e.g. `shell.tabs.close`. */
export type ChangedTexts = Readonly<Record<string, string>>

/** A copy of a tree of texts in which those at the given paths are others. A path that leads to no text is left out. */
const changedTree = <Tree extends object>(tree: Tree, changed: ChangedTexts, path = ''): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = `${path}${name}`
      if (typeof value === 'object' && value !== null) return [name, changedTree(value, changed, `${here}.`)]
      return [name, typeof value === 'string' && Object.hasOwn(changed, here) ? changed[here] : value]
    }),
  ) as Tree

export const withChangedTexts = (texts: Catalogue, changed: ChangedTexts): Catalogue =>
  Object.keys(changed).length === 0 ? texts : changedTree(texts, changed)

/** Longer than a good line needs; the first screen waits for it. */
const patienceMs = 2000

/** What staff changed in the console's texts, by language. Nothing while the API does not answer. */
const fetchChangedTexts = async (): Promise<Partial<Record<string, ChangedTexts>>> => {
  try {
    const response = await fetch(`/api/v1${getTextOverrides.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ surface: 'console' }),
      signal: AbortSignal.timeout(patienceMs),
    })
    return getTextOverrides.output.parse(envelope.parse(await response.json()).data).texts
  } catch {
    return {}
  }
}

export type LoadedTexts = Catalogue & { readonly errors: ErrorTexts }

/** The texts of a language as the console shows them, and the messages of the API's error codes. */
export const loadTexts = async (language: ConsoleLanguage): Promise<LoadedTexts> => {
  const [texts, errors, changed] = await Promise.all([
    catalogues[language](),
    loadErrorTexts(language),
    fetchChangedTexts(),
  ])
  return { ...withChangedTexts(texts, changed[language] ?? {}), errors }
}
