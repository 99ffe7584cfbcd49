import { readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { z } from 'zod'

const texts = z.record(z.string(), z.string().min(1))

const read = (language: LanguageCode): z.infer<typeof texts> =>
  texts.parse(JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')))

const byLanguage = new Map(languageCodes.map((language) => [language, read(language)]))

/** The text of a document in a language; `{name}` becomes the value of that name. Throws for an unknown key, which is a bug. */
export const documentText = (
  language: LanguageCode,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string => {
  const text = byLanguage.get(language)?.[key]
  if (text === undefined) throw new Error(`documents have no text ${key} in ${language}`)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
