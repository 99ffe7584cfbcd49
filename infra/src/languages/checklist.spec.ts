import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folders.ts'
import { checkLanguage, checklist } from './checklist.ts'
import { sourceFiles } from './source-files.ts'

const sources = sourceFiles()
const openIn = (code: string) =>
  checkLanguage(sources, code).filter(({ state }) => state === 'missing' || state === 'partly')
const shopTexts = 'storefront/src/locales/de/cart.json'

describe('the places of a language', { timeout: 120_000 }, () => {
  it.each(languageCodes)('are complete in %s', (code) => {
    expect(openIn(code)).toEqual([])
  })

  it('are all missing in a language that is new', () => {
    const places = checkLanguage(sources, 'ko')
    expect(places.filter(({ state }) => state === 'complete' || state === 'partly')).toEqual([])
    const paths = places.filter(({ state }) => state === 'missing').map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'services/contracts/src/api/languages.ts',
        'services/catalogue/src/naming/glossary.json',
        'services/catalogue/src/search/words/ko.json',
        'storefront/src/locales/ko/cart.json',
        'console/src/messages/ko/orders.ts',
        'infra/languages/ko.md',
        'storefront/src/app/design-styles.ts',
        'services/order/src/documents/pdf/fonts.ts',
      ]),
    )
  })

  it('need no other fonts where the letters are there', () => {
    const fonts = checkLanguage(sources, 'pl').filter(({ path }) => path.endsWith('.tsx') || path.includes('fonts'))
    expect(fonts.filter(({ state }) => state === 'missing')).toEqual([])
  })

  it('name the keys that a file lacks', () => {
    const text = JSON.stringify({
      ...JSON.parse(readFileSync(join(projectFolder, shopTexts), 'utf8')),
      title: undefined,
    })
    const changed = sources.map((source) => (source.path === shopTexts ? { ...source, text } : source))
    const [place, ...others] = checkLanguage(changed, 'de').filter(({ state }) => state === 'partly')
    expect(place).toMatchObject({ path: shopTexts, detail: expect.stringMatching(/^1 of \d+ texts missing: title$/) })
    expect(others).toEqual([])
  })

  it('name the entries of a table that lack a language', () => {
    const path = 'services/catalogue/src/naming/further-terms.json'
    const terms = JSON.parse(readFileSync(join(projectFolder, path), 'utf8'))
    delete terms['value.reel'].de
    const changed = sources.map((source) => (source.path === path ? { path, text: JSON.stringify(terms) } : source))
    expect(checkLanguage(changed, 'de').filter(({ state }) => state === 'partly')).toEqual([
      { path, state: 'partly', detail: expect.stringMatching(/^1 of \d+ tables: value\.reel$/) },
    ])
  })

  it('are those of the checklist', () => {
    const document = readFileSync(join(projectFolder, 'infra/languages/README.md'), 'utf8')
    const [, , ...rows] = document.split('\n').filter((row) => row.startsWith('|'))
    const plain = (row: string) => row.replaceAll(/ +\|/g, ' |')
    expect(rows.map(plain)).toEqual(checklist(sources).map(plain))
  })
})
