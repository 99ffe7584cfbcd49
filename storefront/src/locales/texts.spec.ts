import { readdirSync, readFileSync } from 'node:fs'
import { pseudoText } from '@pinline/ui/pseudo-language/pseudo-text'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../app/i18n.ts'
import { knownLanguage, languageTag } from '../app/language.ts'
import { readMessage, writeMessage } from '../app/message.ts'

const folder = new URL('./', import.meta.url)
const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key))
}

function textsOf(language: string): Map<string, string> {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.json'))
  return new Map(
    files.flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
      return leaves(texts).map(([key, text]): [string, string] => [`${file.slice(0, -5)}:${key}`, text])
    }),
  )
}

function variablesOf(text: string): string[] {
  const found = text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)
  return [...new Set([...found].map((match) => match[1] ?? ''))].sort()
}

describe('texts', () => {
  const english = textsOf('en')

  it.each(languages)('are complete in %s, with the same variables', (language) => {
    const own = textsOf(language)
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of own) {
      expect(text.trim(), `${language} ${key}`).not.toBe('')
      if (!text.includes('plural'))
        expect(variablesOf(text), `${language} ${key}`).toEqual(variablesOf(english.get(key) ?? ''))
    }
  })

  it.each(languages)('of %s read as ICU messages do', (language) => {
    const tag = languageTag(knownLanguage(language))
    const plurals = new Intl.PluralRules(tag)
    const numbers = new Intl.NumberFormat(tag)
    const formats = {
      pluralOf: (count: number) => plurals.select(count),
      number: (value: number) => numbers.format(value),
    }
    for (const [key, text] of textsOf(language)) {
      const icu = new IntlMessageFormat(text, tag)
      for (const value of [0, 1, 2, 4, 5, 11, 21, 1234.5, 'yes', 'no']) {
        const values = Object.fromEntries(variablesOf(text).map((name) => [name, value]))
        const written = writeMessage(readMessage(text), values, formats)
        expect(written, `${language} ${key} with ${value}`).toBe(icu.format(values))
      }
    }
  })

  it('keep their arguments in the pseudo-language', () => {
    for (const [key, text] of english) {
      const pseudo = pseudoText(text)
      if (!/plural|select/.test(text)) expect(variablesOf(pseudo), key).toEqual(variablesOf(text))
      expect(() => new IntlMessageFormat(pseudo, 'en'), key).not.toThrow()
      expect(() => readMessage(pseudo), key).not.toThrow()
    }
  })

  it('are found by their keys', async () => {
    const { t } = await createI18n('en', 'later')
    expect([...english].filter(([key, text]) => !key.endsWith('.length') && t.raw(key) !== text)).toEqual([])
  })

  it.each(languages)('of %s have no key that English lacks', (language) => {
    expect([...textsOf(language).keys()].filter((key) => !english.has(key))).toEqual([])
  })
})
