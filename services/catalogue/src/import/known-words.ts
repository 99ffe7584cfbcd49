import { languages } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import { foldText } from '../search/fold-text.ts'
import rows from './value-words.json' with { type: 'json' }

/** A word for comparison: without case, accents and double spaces. */
const plainWord = (text: string): string => foldText(text).replaceAll(/\s+/gu, ' ').trim()

/** Words of several languages, and the value that each means. */
export type KnownWords<Value> = (text: string) => Value | undefined

/** The first that claims a word has it. */
export const knownWords = <Value>(meanings: readonly (readonly [Value, readonly string[]])[]): KnownWords<Value> => {
  const values = new Map<string, Value>()
  for (const [value, words] of meanings)
    for (const word of words) if (!values.has(plainWord(word))) values.set(plainWord(word), value)
  return (text) => values.get(plainWord(text))
}

const words = z.record(z.string(), z.record(z.string(), z.array(z.string()))).parse(rows)

/** The words of an attribute in `value-words.json`. */
export const wordsOfValues = (attribute: string): KnownWords<string> =>
  knownWords(Object.entries(words[attribute] ?? {}))

const flags = wordsOfValues('flag')

export const yesOrNo = (text: string): boolean | undefined => {
  const meant = flags(text)
  return meant === undefined ? undefined : meant === 'yes'
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Regions that have a code and are no country. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** The names of each country in ten languages, by its code. */
const namedCountries = (): ReadonlyMap<string, readonly string[]> => {
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
  const namesIn = languages.map(({ tag }) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))
  return new Map(
    codes.flatMap((code) => {
      const names = namesIn.flatMap((names) => names.of(code) ?? [])
      return names.length === 0 ? [] : [[code, names]]
    }),
  )
}

let namesByCode: ReadonlyMap<string, readonly string[]> | undefined
let countries: KnownWords<string> | undefined

const namesOfCountries = (): ReadonlyMap<string, readonly string[]> => {
  namesByCode ??= namedCountries()
  return namesByCode
}

/** The ISO 3166-1 codes of all countries. */
export const countryCodes = (): readonly string[] => [...namesOfCountries().keys()]

/** The ISO 3166-1 code of a country, by its code or by its name in one of ten languages. */
export const countryOf = (text: string): string | undefined => {
  countries ??= knownWords([...namesOfCountries()].map(([code, names]) => [code, [code, ...names]]))
  return countries(text)
}
