import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { en } from '../../console/src/messages/en/en.ts'
import { zhCn } from '../../console/src/messages/zh_cn/zh-cn.ts'

/**
 * One word for one thing on every screen: `screen-words.tsv` has a row per concept with its word and the refused words.
 * Another word for a known concept belongs in its row.
 */

const root = join(import.meta.dirname, '..', '..')
const languages = ['en', 'zh_cn'] as const
type Language = (typeof languages)[number]

/** Texts that the specification quotes in English. */
const quoted = new Set(['Please login first', 'Please log in'])

const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** One file a language. */
const ownFiles = (language: Language): string[] =>
  globSync(
    [`storefront/src/locales/${language}/*.json`, `services/*/src/**/${language}.json`],
    // What buyers may type has every word that there is.
    { cwd: root, exclude: ['services/catalogue/src/search/words/**'] },
  )

/** All languages in one file: `{ key: { en, zh_cn, … } }`. */
const sharedTexts = (language: Language): [string, string][] =>
  globSync('services/catalogue/src/naming/*.json', { cwd: root }).flatMap((file) =>
    textsIn(read(file), basename(file, '.json')).filter(([path]) => path.endsWith(`.${language}`)),
  )

/** Those under `ra` are the library's. */
const consoleTexts = { en, zh_cn: zhCn }

const textsOf = (language: Language): [string, string][] => [
  ...textsIn(consoleTexts[language], 'console').filter(([path]) => !path.startsWith('console.ra.')),
  ...ownFiles(language).flatMap((file) => textsIn(read(file), file)),
  ...sharedTexts(language),
]

/** A message as a person reads it: without the names of values and the words of ICU. */
const readable = (message: string): string =>
  message.replaceAll(/\{\w+(?:, (?:plural|select|number),?)?/gu, '{').replaceAll(/%\{\w+\}/gu, '')

const [head = '', ...rows] = readFileSync(join(import.meta.dirname, 'screen-words.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const refusedWords = (language: Language): string[] => {
  const column = head.split('\t').indexOf(`not_${language}`)
  return rows.flatMap((row) => (row.split('\t')[column] ?? '').split(', ')).filter((word) => word !== '')
}

/** English words are whole ones; Chinese has no spaces between them. */
const patternOf = (words: readonly string[], language: Language): RegExp =>
  language === 'en'
    ? new RegExp(`(?<![\\w/-])(?:${words.join('|')})(?![\\w-])`, 'iu')
    : new RegExp(words.join('|'), 'u')

it.each(languages)('texts in %s use one word for one thing', (language) => {
  const refused = patternOf(refusedWords(language), language)
  const found = textsOf(language)
    .filter(([, text]) => !quoted.has(text))
    .flatMap(([path, text]) => {
      const word = refused.exec(readable(text))?.[0]
      return word === undefined ? [] : [`${path}: “${word}” in “${text}”`]
    })
  expect(found).toEqual([])
})

it.each(languages)('the table of words in %s refuses no word that it prefers', (language) => {
  const column = head.split('\t').indexOf(language)
  const refused = patternOf(refusedWords(language), language)
  expect(rows.map((row) => row.split('\t')[column] ?? '').filter((word) => refused.test(word))).toEqual([])
})

it.each(languages)('reads the files of %s', (language) => {
  expect(ownFiles(language).length).toBeGreaterThan(20)
  expect(textsOf(language).length).toBeGreaterThan(1000)
})
