import { readFileSync } from 'node:fs'
import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { documentText } from './document-texts.ts'

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'))
const english = textsOf('en')
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('texts of documents', () => {
  it.each(languageCodes)('%s has every text with its placeholders', (language) => {
    const own = textsOf(language)
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(own))
      expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''))
  })
  it('are filled with values', () =>
    expect(documentText('de', 'page', { page: '1', pages: '2' })).toBe('Seite 1 von 2'))
  it('throw for a key that is not there', () => expect(() => documentText('en', 'nothing')).toThrow('no text nothing'))
})
