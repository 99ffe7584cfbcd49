import { readFileSync } from 'node:fs'
import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { languageTag } from '../app/language.ts'
import { failedPage, plainFailure } from './failed-page.ts'

const shell = z.object({
  shopName: z.string(),
  failure: z.object({ title: z.string(), text: z.string(), retry: z.string() }),
})

const textsIn = (language: string) => {
  const file = new URL(`../locales/${language}/shell.json`, import.meta.url)
  const { shopName, failure } = shell.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { shop: shopName, ...failure }
}

describe('the last resort', () => {
  it.each(languageCodes)('is a page in %s', (language) => {
    const texts = textsIn(language)
    const html = failedPage(language, texts)
    expect(html).toContain(`<html lang="${languageTag(language)}">`)
    for (const text of [texts.title, texts.text, texts.retry])
      expect(html).toContain(text.replaceAll("'", '&#39;').replaceAll('"', '&quot;'))
  })

  it('has the same words in English where no texts are', () => {
    expect({ ...plainFailure, shop: '' }).toEqual({ ...textsIn('en'), shop: '' })
  })
})
