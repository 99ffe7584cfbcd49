import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LanguageCode, languageCodes, languageTag } from '@pinline/contracts/api/languages'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'

/**
 * What can be checked by rule in the texts of ten languages: plurals, script, punctuation, and the words of the trade. An
 * exception is a row of `text-exceptions.tsv`: rule, language, and the key or word that it is about, with its reason.
 */

const root = join(import.meta.dirname, '..', '..')

const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Texts of the shop, of messages, documents, tracking and errors by `file.key`, where the file is the path without the language. */
const textsOf = (language: LanguageCode): ReadonlyMap<string, string> =>
  new Map([
    ...globSync(`storefront/src/locales/${language}/*.json`, { cwd: root }).flatMap((file) =>
      textsIn(read(file), `shop/${basename(file, '.json')}`),
    ),
    // What buyers may type has every word that there is.
    ...globSync(`services/*/src/**/${language}.json`, {
      cwd: root,
      exclude: ['services/catalogue/src/search/words/**', 'services/catalogue/src/naming/**'],
    }).flatMap((file) => textsIn(read(file), file.replace(/^services\//, '').replace(`/${language}.json`, ''))),
  ])

const rows = readFileSync(join(import.meta.dirname, 'text-exceptions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
const used = new Set<string>()
/** Whether a finding is an exception; an exception that excuses nothing is a failure. */
const isExcused = (rule: string, language: LanguageCode, what: string): boolean => {
  const row = rows.find(([of, on, about]) => of === rule && (on === language || on === '*') && about === what)
  if (row !== undefined) used.add(row.join('\t'))
  return row !== undefined
}

const texts = new Map(languageCodes.map((code) => [code, textsOf(code)] as const))
const of = (code: LanguageCode): ReadonlyMap<string, string> => texts.get(code) ?? new Map()
const english = of('en')

type Element = ReturnType<IntlMessageFormat['getAst']>[number]
const elementsOf = (text: string): readonly Element[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
const casesOf = (element: Element): readonly [string, readonly Element[]][] =>
  'options' in element ? Object.entries(element.options).map(([name, { value }]) => [name, value]) : []
const isPlural = (element: Element): boolean => 'pluralType' in element

/** A message as a person reads it: the words of all cases, with a mark where a value stands. */
const readable = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      const cases = casesOf(element)
      if (cases.length > 0) return cases.map(([, inner]) => readable(inner)).join(' | ')
      return 'value' in element && element.type === 0 ? element.value : '\uFFFC'
    })
    .join('')

const pluralsIn = (elements: readonly Element[]): string[][] =>
  elements.flatMap((element) => {
    const cases = casesOf(element)
    const inner = cases.flatMap(([, value]) => pluralsIn(value))
    return isPlural(element) ? [cases.map(([name]) => name), ...inner] : inner
  })

/** Key and words of each text. */
const wordsOf = (code: LanguageCode): [string, string][] =>
  [...of(code)].map(([key, text]) => [key, readable(elementsOf(text))])

/** What punctuation a language refuses, and why. */
const refusedSigns: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/[^\s\u202F\u00A0|][;!?»](?=[\s|]|$)/u, 'a narrow no-break space before ; ! ? »'],
    [/(?<=\p{L})[ ][;:!?»]/u, 'a narrow no-break space before ; : ! ? »'],
    [/«[^\u202F\u00A0]/u, 'a narrow no-break space after «'],
  ],
  de: [[/[“"][^“”"„]*["”]/u, 'quotation marks „…“']],
  es: [
    [/(?<!¿[^?]*)\?(?=[\s|]|$)/u, '¿ before a question'],
    [/(?<!¡[^!]*)!(?=[\s|]|$)/u, '¡ before an exclamation'],
  ],
  ru: [[/["“”]/u, 'quotation marks «…»']],
  ja: [[/[\u3040-\u30FF\u4E00-\u9FFF][,;!?]/u, 'full-width punctuation']],
  zh_hk: [[/[\u4E00-\u9FFF][,;:!?]/u, 'full-width punctuation']],
  zh_cn: [[/[\u4E00-\u9FFF][,;:!?]/u, 'full-width punctuation']],
}
const everywhere = [
  [/\.{3}/u, 'the sign …'],
  [/(?<=\p{L})'(?=\p{L})/u, 'the sign ’'],
] as const

/** Languages whose own words have no Latin letter. */
const latinFree: readonly LanguageCode[] = ['ru', 'ja', 'zh_cn', 'zh_hk']

describe.each(languageCodes)('the texts in %s', (code) => {
  it('have each plural form of the language, and no other', () => {
    const forms = new Intl.PluralRules(languageTag(code)).resolvedOptions().pluralCategories.toSorted()
    const wrong = [...of(code)].flatMap(([key, text]) =>
      pluralsIn(elementsOf(text))
        .map((cases) => cases.filter((name) => !name.startsWith('=')).toSorted())
        // A form for one count alone, as `=0`, and the same words for all others.
        .filter((cases) => cases.join() !== 'other' && cases.join() !== forms.join())
        .map((cases) => `${key}: ${cases.join()}`),
    )
    expect(wrong).toEqual([])
  })

  it('say something else than English', () => {
    if (code === 'en') return
    const same = wordsOf(code)
      .filter(([key, words]) => of(code).get(key) === english.get(key) && /\p{Ll}{3}/u.test(words))
      .filter(([, words]) => !isExcused('same', code, words))
      .map(([key, words]) => `${key}: ${words}`)
    expect(same).toEqual([])
  })

  it('are written with the punctuation of the language', () => {
    const wrong = wordsOf(code).flatMap(([key, words]) =>
      [...everywhere, ...(refusedSigns[code] ?? [])]
        .filter(([sign]) => sign.test(words))
        .filter(() => !isExcused('sign', code, key))
        .map(([, wanted]) => `${key}: ${wanted}: ${words}`),
    )
    expect(wrong).toEqual([])
  })

  it('have no Latin word but names', () => {
    if (!latinFree.includes(code)) return
    const words = wordsOf(code).flatMap(([key, text]) =>
      [...text.matchAll(/(?<![\p{L}\d@./-])[A-Za-z][A-Za-z-]+(?![\p{L}\d@/]|\.\p{L})/gu)].map(([word]) => ({
        key,
        word,
      })),
    )
    const wrong = words
      .filter(({ word }) => !isExcused('latin', code, word))
      .map(({ key, word }) => `${word} in ${key}`)
    expect(wrong).toEqual([])
  })
})

it('has no exception that excuses nothing', () => {
  expect(rows.map((row) => row.join('\t')).filter((row) => !used.has(row))).toEqual([])
})
