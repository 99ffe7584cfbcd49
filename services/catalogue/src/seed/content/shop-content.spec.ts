import { readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { contentDetails } from '@pinline/events/catalogue/content-details'
import { contentDocument } from '@pinline/events/catalogue/content-document'
import { contentText } from '@pinline/events/catalogue/content-text'
import { describe, expect, it } from 'vitest'
import { productIdOf } from '../../identity/product-id-of.ts'
import { defaultSeedFile, readConnectors } from '../read-connectors.ts'
import { contentIdOf } from './content-id-of.ts'
import { parts } from './parts.ts'
import { shopContent } from './shop-content.ts'
import { translations } from './translations/translations.ts'

/** Languages in which a new item needs its text at once. */
const completeLanguages = ['en', 'zh_cn', 'de', 'es', 'ja', 'zh_hk', 'fr', 'it', 'ru', 'pt'] as const

const texts = shopContent.flatMap(({ details: { kind }, slug, texts: each }) =>
  languageCodes.flatMap((language) => {
    const text = each[language]
    return text === undefined ? [] : [{ name: `${kind} ${slug} ${language}`, language, text }]
  }),
)

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

const space = [
  /\d (?:mm|mm²|A|mA|V|mV|N|K|mΩ|MΩ|°C|MB|h|min)(?![\p{L}\d-])/u,
  'a no-break space before a unit',
] as const
const straight = [/["']|\.{3}| {2}/, 'printed quotation marks and dots, one space'] as const
/** What a language refuses in a text, and what it wants. */
const refusedSigns: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  es: [
    space,
    straight,
    [/[“”]/, 'quotation marks «…»'],
    [/\d %/, 'a no-break space before %'],
    [/^[^¿]*\?/, '¿ before a question'],
    [/\d\.\d+ ?(?:mm|N|%)/, 'a decimal comma'],
  ],
  de: [
    space,
    straight,
    [/”|“(?=[\p{L}\d])/u, 'quotation marks „…“'],
    [/\d %/, 'a no-break space before %'],
    [/\d\.\d{1,2}\s?(?:mm|N|%)/, 'a decimal comma'],
  ],
  ru: [
    straight,
    [/\d (?:мм|мм²|А|мА|В|мВ|Н|К|мОм|МОм|°C|МБ|ч|мин|шт)(?![\p{L}\d-])/u, 'a no-break space before a unit'],
    [/[“”„]/, 'quotation marks «…»'],
    [/\d %/, 'a no-break space before %'],
    [/ — /, 'a no-break space before —'],
    [/\d\.\d+\s?(?:мм|Н|%)/, 'a decimal comma'],
  ],
  ja: [space, straight, [/[\u3040-\u30ff\u4e00-\u9fff][,;:!?]/, 'full-width punctuation']],
  zh_hk: [space, straight, [/[\u4e00-\u9fff][,;:!?]/, 'full-width punctuation'], [/[“”]/, 'quotation marks 「…」']],
  pt: [space, straight, [/[«»]/, 'quotation marks “…”'], [/\d\.\d{1,2} ?(?:mm|N|%)/, 'a decimal comma']],
}

interface Shape {
  readonly type: string
  readonly content?: readonly Shape[]
}
/** The types of a document's blocks, without what is in a line. */
const shapeOf = ({ type, content = [] }: Shape): string =>
  ['paragraph', 'heading'].includes(type) ? type : `${type}(${content.map(shapeOf).join(' ')})`

describe('the content that the shop comes with', () => {
  it.each(texts)('is a document within the limits: $name', ({ text }) => {
    expect(text.title.length).toBeLessThanOrEqual(160)
    expect(text.lead.length).toBeLessThanOrEqual(400)
    expect(contentText.safeParse(text).error).toBeUndefined()
    if (text.body === null) return
    expect(contentDocument.safeParse(text.body).error).toBeUndefined()
    expect(JSON.stringify(text.body).length).toBeLessThan(48_000)
  })

  it('has each slug once within its kind', () => {
    const ids = shopContent.map(({ details, slug }) => contentIdOf(details.kind, slug))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { slug } of shopContent) expect(slug).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/)
  })

  it('has details of its kinds', () => {
    for (const { details } of shopContent) expect(contentDetails.safeParse(details).error).toBeUndefined()
  })

  it('links only to content that exists', () => {
    const known = new Set(shopContent.map(({ details, slug }) => contentIdOf(details.kind, slug)))
    const linked = shopContent.flatMap((item) => strings(item)).filter((value) => /^c-[0-9a-f]{16}$/.test(value))
    expect(linked.length).toBeGreaterThan(50)
    expect(linked.filter((id) => !known.has(id))).toEqual([])
  })

  it.each(['en', 'zh_cn'] as const)('uses the words of the screens in %s', (language) => {
    const table = new URL('../../../../../tests/architecture/screen-words.tsv', import.meta.url)
    const [head = '', ...rows] = readFileSync(table, 'utf8').trimEnd().split('\n')
    const column = head.split('\t').indexOf(`not_${language}`)
    const refused = rows.flatMap((row) => (row.split('\t')[column] ?? '').split(', ')).filter((word) => word !== '')
    const pattern =
      language === 'en'
        ? new RegExp(`(?<![\\w/-])(?:${refused.join('|')})(?![\\w-])`, 'iu')
        : new RegExp(refused.join('|'), 'u')
    const written = shopContent.flatMap(({ texts: each }) => strings(each[language]))
    expect(refused.length).toBeGreaterThan(20)
    expect(written.filter((text) => !text.startsWith('/') && pattern.test(text))).toEqual([])
  })

  it('shows only parts that the demo has', async () => {
    const known = new Set((await readConnectors(defaultSeedFile)).map(productIdOf))
    expect(Object.entries(parts).filter(([, id]) => !known.has(id as never))).toEqual([])
  })

  it.each(shopContent.filter(({ texts: { en } }) => en.body !== null))(
    'has the same blocks in all languages: $details.kind $slug',
    ({ texts: { en, ...others } }) => {
      for (const { body } of Object.values(others))
        expect(body && shapeOf(body as Shape)).toBe(en.body && shapeOf(en.body as Shape))
    },
  )

  it('links to the same pages and parts in all languages', () => {
    const targets = (text: unknown) =>
      strings(text)
        .filter((value) => /^(\/|p-|c-)\S*$/.test(value))
        .toSorted()
    const different = shopContent.flatMap(({ slug, texts: { en, ...others } }) =>
      Object.entries(others)
        .filter(([, text]) => targets(text).join() !== targets(en).join())
        .map(([language]) => `${slug} ${language}`),
    )
    expect(different).toEqual([])
  })

  it.each(completeLanguages)('has every text in %s', (language) => {
    const missing = shopContent.filter(({ texts: each }) => each[language] === undefined)
    expect(missing.map(({ details: { kind }, slug }) => `${kind} ${slug}`)).toEqual([])
    const unlabelled = shopContent.filter(
      ({ texts: { en, [language]: text } }) => (en.linkLabel === undefined) !== (text?.linkLabel === undefined),
    )
    expect(unlabelled.map(({ slug }) => slug)).toEqual([])
  })

  it.each(texts.filter(({ language }) => refusedSigns[language] !== undefined))(
    'is written with the signs of its language: $name',
    ({ language, text }) => {
      const written = strings(text).flatMap((value) =>
        (refusedSigns[language] ?? []).filter(([sign]) => sign.test(value)).map(([, wanted]) => `${wanted}: ${value}`),
      )
      expect(written).toEqual([])
    },
  )

  it('has translations of its own items only', () => {
    const known = new Set(shopContent.map(({ details, slug }) => `${details.kind} ${slug}`))
    const unknown = Object.values(translations).flatMap((each) => Object.keys(each).filter((key) => !known.has(key)))
    expect(unknown).toEqual([])
  })

  it.each(texts.filter(({ language }) => language !== 'en'))(
    'has no space beside Chinese or Japanese: $name',
    ({ text }) => {
      const prose = [text.title, text.lead, ...strings(text.body)].filter((value) => !/^(\/|p-|c-)/.test(value))
      const spaced = /[\u3040-\u30ff\u4e00-\u9fff] [A-Za-z0-9]|[A-Za-z0-9%°] [\u3040-\u30ff\u4e00-\u9fff]/
      expect(
        prose.filter(
          (value) => spaced.test(value) && !/^(接线端子|排针|接線端子|排針|端子台|ピンヘッダ) \d|^2x/.test(value),
        ),
      ).toEqual([])
    },
  )
})
