import { readdirSync, readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'

const keysOf = (tree: unknown, path: string): string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, value]) => keysOf(value, `${path}.${key}`))
    : [path]

const textsOf = (folder: URL, language: string): ReadonlySet<string> => {
  const own = new URL(`${language}/`, folder)
  try {
    const files = readdirSync(own).filter((name) => name.endsWith('.json'))
    return new Set(files.flatMap((name) => keysOf(JSON.parse(readFileSync(new URL(name, own), 'utf8')), name)))
  } catch {
    // A language without texts of its own shows English ones.
    return new Set()
  }
}

/** The share of the shop's texts that each language has, 0 to 1; the others are shown in English. */
export function textShares(folder: URL): Readonly<Record<LanguageCode, number>> {
  const all = textsOf(folder, 'en')
  const shares = languageCodes.map((code) => {
    const own = textsOf(folder, code)
    return [code, [...all].filter((key) => own.has(key)).length / all.size] as const
  })
  return Object.fromEntries(shares) as Record<LanguageCode, number>
}
