import { type Localised, languageCodes } from '@pinline/contracts/api/languages'
import { term, termsOf } from '../naming/glossary.ts'
import { allLanguageWords } from './language-words.ts'
import type { Meaning, Test } from './meaning.ts'
import type { Vocabulary } from './vocabulary.ts'

const sure = { name: 8, word: 7, often: 5, maybe: 3, category: 8 }

/** Attributes that manufacturers often do not state: their filters are dropped sooner. */
const oftenUnstated: ReadonlySet<string> = new Set(['gender', 'rows'])

const valueTerms: readonly [string, string, string][] = [
  ['orientation', 'vertical', 'value.vertical'],
  ['orientation', 'right-angle', 'value.right_angle'],
  ['mounting', 'surface-mount', 'value.surface_mount'],
  ['mounting', 'through-hole', 'value.through_hole'],
  ['gender', 'male', 'value.male'],
  ['gender', 'female', 'value.female'],
  ['manufacturer', 'Generic', 'value.generic_manufacturer'],
  ['lifecycle', 'not-for-new-designs', 'value.not_for_new_designs'],
  ['lifecycle', 'discontinued', 'value.discontinued'],
]

const meaningOf = (key: string): Meaning => {
  const maybe = key.startsWith('?')
  const tests = (maybe ? key.slice(1) : key).split('&').map((part): Test => {
    const at = part.indexOf('=')
    return { attribute: part.slice(0, at), values: part.slice(at + 1).split('|') }
  })
  const category = tests.some(({ attribute }) => attribute === 'category')
  const often = tests.every(({ attribute }) => oftenUnstated.has(attribute))
  return { tests, sure: maybe ? sure.maybe : category ? sure.category : often ? sure.often : sure.word }
}

/** The names in one title: `Pin sockets (female headers)` has two. */
const namesIn = (title: string): string[] =>
  title
    .split(/[()（）,、/／]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')

const learnTitles = (vocabulary: Vocabulary, texts: Partial<Localised>, meaning: Meaning): void => {
  for (const language of languageCodes) {
    for (const name of namesIn(texts[language] ?? '')) vocabulary.learn(language, name, meaning, true)
  }
}

/** Adds the words of ten languages: the files `words/`, and the names of categories and values. */
export const learnLanguages = (vocabulary: Vocabulary): void => {
  for (const prefix of ['template.kind.', 'category.']) {
    for (const [key, texts] of termsOf(prefix)) {
      const meaning = { tests: [{ attribute: 'category', values: [key.slice(prefix.length)] }], sure: sure.category }
      learnTitles(vocabulary, texts, meaning)
    }
  }
  for (const [attribute, value, key] of valueTerms) {
    const certainty = oftenUnstated.has(attribute) ? sure.often : sure.word
    learnTitles(vocabulary, term(key), { tests: [{ attribute, values: [value] }], sure: certainty })
  }
  for (const language of languageCodes) {
    for (const [key, words] of Object.entries(allLanguageWords[language].values)) {
      for (const word of words) vocabulary.learn(language, word, meaningOf(key))
    }
  }
}

/** Adds a value that staff gave an attribute, or a category's title. */
export const learnValue = (
  vocabulary: Vocabulary,
  attribute: string,
  values: readonly string[],
  texts: Partial<Localised>,
  words: readonly string[] = [],
): void => {
  const meaning = { tests: [{ attribute, values }], sure: attribute === 'category' ? sure.category : sure.word }
  learnTitles(vocabulary, texts, meaning)
  for (const word of words) vocabulary.learn(undefined, word, meaning)
}

/** Adds the name of a manufacturer or series; its first word alone has the same meaning if it is specific enough. */
export const learnName = (vocabulary: Vocabulary, attribute: 'manufacturer' | 'series', name: string): void => {
  const meaning = { tests: [{ attribute, values: [name] }], sure: sure.name }
  vocabulary.learn(undefined, name.replaceAll('_', ' '), meaning, true)
  const [first = '', ...others] = name.split(/[\s_]+/u)
  if (attribute === 'manufacturer' && others.length > 0 && first.length > 3) {
    vocabulary.learn(undefined, first, { ...meaning, sure: sure.word })
  }
}
