import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { expect, it } from 'vitest'
import { catalogues } from '../../console/src/messages/languages.ts'

/**
 * One word for one thing on every screen: `screen-words.tsv` has a row per concept with its word and the refused words, in
 * the two languages that are written first. `translated-words.tsv` has a row per language and concept for the others.
 * Another word for a known concept belongs in its row.
 */

const root = join(import.meta.dirname, '..', '..')
/** Texts that the specification quotes in English. */
const quoted = new Set(['Please login first', 'Please log in'])

const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** One file a language. */
const ownFiles = (language: LanguageCode): string[] =>
  globSync(
    [`storefront/src/locales/${language}/*.json`, `services/*/src/**/${language}.json`],
    // What buyers may type has every word that there is.
    { cwd: root, exclude: ['services/catalogue/src/search/words/**'] },
  )

/** All languages in one file: `{ key: { en, zh_cn, … } }`. */
const sharedTexts = (language: LanguageCode): [string, string][] =>
  globSync('services/catalogue/src/naming/*.json', { cwd: root }).flatMap((file) =>
    textsIn(read(file), basename(file, '.json')).filter(([path]) => path.endsWith(`.${language}`)),
  )

/** Those under `ra` are the library's. */
const readTexts = async (language: LanguageCode): Promise<[string, string][]> => [
  ...textsIn(await catalogues[language](), 'console').filter(([path]) => !path.startsWith('console.ra.')),
  ...ownFiles(language).flatMap((file) => textsIn(read(file), file)),
  ...sharedTexts(language),
]

const known = new Map<LanguageCode, Promise<[string, string][]>>()
/** All texts of a language, read at their first use. */
const textsOf = (language: LanguageCode): Promise<[string, string][]> => {
  const texts = known.get(language) ?? readTexts(language)
  known.set(language, texts)
  return texts
}

/** A message as a person reads it: without the names of values and the words of ICU. */
const readable = (message: string): string =>
  message.replaceAll(/\{\w+(?:, (?:plural|select|number),?)?/gu, '{').replaceAll(/%\{\w+\}/gu, '')

const readTable = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
const [head = [], ...rows] = readTable('screen-words.tsv')
const [, ...translated] = readTable('translated-words.tsv')

const wordsOf = (list = ''): string[] => list.split(', ').filter((word) => word !== '')
/** Words and refused words of each concept. */
const conceptsOf = (language: LanguageCode): { word: string; refused: string[] }[] => {
  const column = head.indexOf(language)
  if (column === -1)
    return translated
      .filter(([of]) => of === language)
      .map(([, , word = '', refused]) => ({ word, refused: wordsOf(refused) }))
  return rows.map((row) => ({
    word: row[column] ?? '',
    refused: wordsOf(row[head.indexOf(`not_${language}`)]),
  }))
}

/** Words are whole ones, except in languages without spaces between them. */
const patternOf = (language: LanguageCode): RegExp => {
  const words = conceptsOf(language)
    .flatMap(({ refused }) => refused)
    .join('|')
  return ['zh_cn', 'zh_hk', 'ja'].includes(language)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}_/-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'iu')
}

it.each(languageCodes)('texts in %s use one word for one thing', async (language) => {
  const refused = patternOf(language)
  const found = (await textsOf(language))
    .filter(([, text]) => !quoted.has(text))
    .flatMap(([path, text]) => {
      const word = refused.exec(readable(text))?.[0]
      return word === undefined ? [] : [`${path}: “${word}” in “${text}”`]
    })
  expect(found).toEqual([])
})

it.each(languageCodes)('the table of words in %s refuses a word, and none that it prefers', (language) => {
  const concepts = conceptsOf(language)
  const refused = patternOf(language)
  expect(concepts.flatMap((concept) => concept.refused)).not.toEqual([])
  expect(concepts.map(({ word }) => word).filter((word) => refused.test(word))).toEqual([])
})

it.each(languageCodes)('reads the files of %s', async (language) => {
  expect(ownFiles(language).length).toBeGreaterThan(20)
  expect((await textsOf(language)).length).toBeGreaterThan(1000)
})
