import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { termsOf } from '../naming/glossary.ts'
import { withMatingHousing } from '../seed/mating-housings.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()
beforeAll(async () => {
  for (const [number, part] of (await readConnectors(defaultSeedFile)).entries()) {
    const stock = { stock: part.model === 'B4B-XH-A' ? 0 : 100 }
    index.put(listedSample(number, withMatingHousing({ ...sampleProduct, ...part }), stock))
  }
}, 60_000)

const list = (q: string) => index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 9 })
const first = (q: string) => list(q).list[0]?.product.data.model
const chips = (q: string) =>
  list(q).understood.map(
    ({ test }) =>
      `${test.attribute} ${test.values?.join('|') ?? [test.min, test.max].filter((end) => end !== undefined).join('-')}`,
  )

describe('a phrase with a word that means nothing by itself', () => {
  it.each([
    ['USB', 52],
    ['hdmi', 7],
    ['usb a', 8],
    ['USB type A', 8],
    ['разъём USB тип A', 8],
    ['PCB端子', 175],
    ['connecteur USB type C', 18],
    ['PCB', 0],
  ])('%s finds %i parts', (q, total) => {
    expect(list(q).total).toBe(total)
  })

  it('keeps letters that mean something: R/A', () => {
    expect(chips('R/A pin header')).toEqual(['orientation right-angle', 'category pin-headers'])
  })

  it('does not swallow the beginning of a longer phrase', () => {
    expect(chips('гнездо USB-C')).toEqual(['gender female', 'category usb', 'part-number usbc'])
  })

  it('reads the gender where the kind is said by another word', () => {
    expect(chips('USB母座 Type-C')).toContain('gender female')
  })
})

describe('a part number', () => {
  it.each([
    ['B4B-XH-A(LF)(SN)', 'B4B-XH-A', ['(LF)(SN)']],
    ['B4B-XH-A-TR', 'B4B-XH-A', ['-TR']],
    ['B4B-XH-A (LF)', 'B4B-XH-A', ['LF']],
    ['1755736LF', '1755736', ['LF']],
    ['FH12-30S-0.5SH(55)', 'FH12-30S-0.5SH', ['(55)']],
    ['S4B-PH-K-S', 'S4B-PH-K', ['-S']],
    ['10029449-111RLF', 'HDMI-A-Amphenol-10029449-x01xLF-H', ['-111RLF']],
    ['HLE-103-02-G-DV-TR', 'HLE-103-02-xxx-DV', ['-TR']],
  ])('%s is %s with a suffix', (q, model, suffix) => {
    expect(first(q)).toBe(model)
    expect(list(q).ignored).toEqual(suffix)
  })

  it.each([
    ['0430450400', '43045-0400'],
    ['43045-400', '43045-0400'],
    ['DF13-4P-1.25DSA', 'DF13-04P-1.25DSA'],
    ['HLE-103-02-G-DV', 'HLE-103-02-xxx-DV'],
    ['43045-xx00', '43045-0200'],
    ['53261-0?71', '53261-0271'],
    ['BxB-PH-K', 'B2B-PH-K'],
    ['5326104??', '53261-0471'],
  ])('%s is found as %s, in another form or by its placeholders', (q, model) => {
    expect(first(q)).toBe(model)
    expect(list(q)).toMatchObject({ corrected: null, ignored: [] })
  })

  it.each(['2x5', '5.5x2.1', '2*20', 'Molex', 'XH'])('has no placeholder in %s', (q) => {
    expect(chips(q).length).toBeGreaterThan(0)
  })

  it('ends where figures end: a letter that looks like a figure is a mistake, not a suffix', () => {
    expect(list('43045-100O')).toMatchObject({ corrected: { q: '43045-1000' }, ignored: [] })
  })

  it.each([
    ['53261-0471 500', '53261-0471'],
    ['B4B-XH-A, qty 500', 'B4B-XH-A'],
    ['buy B4B-XH-A in stock', 'B4B-XH-A'],
    ['100x 43045-0400', '43045-0400'],
    ['43045-0400 x 100', '43045-0400'],
    ['prix de 53261-0471', '53261-0471'],
    ['Preis für B4B-XH-A', 'B4B-XH-A'],
    ['500 Stk B4B-XH-A', 'B4B-XH-A'],
    ['53261-0471 库存 500个', '53261-0471'],
    ['B4B-XH-A 在庫 100個', 'B4B-XH-A'],
    ['купить B4B-XH-A 100 шт', 'B4B-XH-A'],
    ['JST B4B-XH-A 12 pin', 'B4B-XH-A'],
    ['FH12-30S-0.5SHの在庫', 'FH12-30S-0.5SH'],
    ['在庫FH12-30S-0.5SH', 'FH12-30S-0.5SH'],
    ['FH12-30S-0.5SH价格500个', 'FH12-30S-0.5SH'],
    ['FH12-30S-0.5SH、500個', 'FH12-30S-0.5SH'],
    ['FH12-30S-0.5SH（500個）', 'FH12-30S-0.5SH'],
    ['BM04B-GHS-TBTの納期', 'BM04B-GHS-TBT'],
    ['S4B-PH-K在庫あり', 'S4B-PH-K'],
  ])('is not hidden by quantity, price and stock: %s', (q, model) => {
    expect(first(q)).toBe(model)
  })

  it.each(['53261-0471 or 53261-0371', '53261-0471, 53261-0371', '53261-0471/53261-0371'])(
    'may be one of two: %s',
    (q) => {
      expect(list(q).list.map(({ product }) => product.data.model)).toEqual(['53261-0371', '53261-0471'])
    },
  )
})

describe('words of the trade', () => {
  it.each([
    ['Stiftleiste passend für XHP-4', ['mates-with XHP-4']],
    ['MSTB 2,5/ 4-ST-5,08', ['category pluggable-terminal-blocks', 'positions 4', 'pitch 5.08']],
    ['PLS-40R', ['category pin-headers', 'rows 1', 'positions 40', 'orientation right-angle']],
    ['dupont 4 pin', ['category pin-headers|pin-sockets', 'pitch 2.54', 'positions 4']],
    ['KF301-2P', ['category fixed-terminal-blocks', 'positions 2']],
    ['usb a jack right angle', ['category usb', 'part-number usba', 'orientation right-angle']],
    ['rj45 jack vertical', ['category modular-jacks', 'part-number rj45', 'orientation vertical']],
    ['RJ45 Einbaubuchse', ['category modular-jacks', 'part-number rj45']],
    ['connecteur nappe FFC 0,5 mm 30 voies', ['category ffc-fpc', 'pitch 0.5', 'positions 30']],
    ['гнездо штыревое 2х5', ['category pin-sockets', 'rows 2', 'positions 10']],
  ])('are read in %s', (q, expected) => {
    expect(chips(q)).toEqual(expected)
    expect(list(q).total).toBeGreaterThan(0)
  })
})

describe('an attribute that no part of the asked kind states', () => {
  it.each([
    ['JST XH 4 pin female', 'female'],
    ['XH 4p vertical 250V', '250V'],
    ['2.5mm dc jack', '2.5mm'],
    ['hdmi female right angle', 'female'],
  ])('is dropped with a chip in %s', (q, dropped) => {
    expect(list(q).total).toBeGreaterThan(0)
    expect(list(q).ignored).toEqual([dropped])
  })

  it('is kept where it is stated', () => {
    expect(chips('usb c female')).toContain('gender female')
    expect(list('JST XH 40 pin').total).toBe(0)
  })
})

describe('a figure', () => {
  it.each([
    ['1x4 pin header', ['rows 1', 'positions 4', 'category pin-headers']],
    ['10-20 pins', ['positions 10-20']],
    ['between 10 and 20 pin header', ['positions 10-20', 'category pin-headers']],
    ['10 bis 20 polig', ['positions 10-20']],
    ['от 10 до 20 контактов', ['positions 10-20']],
    ['2540 μm', ['pitch 2.54']],
    ['100 mil', ['pitch 2.54']],
    ['1/10"', ['pitch 2.54']],
    ['１０ピン', ['positions 10']],
    ['2.54mmピッチ', ['pitch 2.54']],
    ['0.5 mm pitch 30 way', ['pitch 0.5', 'positions 30']],
    ['5.5x2.1', ['category power-jacks']],
    ['2.1 x 5.5 mm', ['category power-jacks']],
    ['2.54排针', ['pitch 2.54', 'category pin-headers']],
    ['2.0間距 12P', ['pitch 2', 'positions 12']],
  ])('is read in %s', (q, expected) => {
    expect(chips(q)).toEqual(expected)
    expect(list(q).ignored).toEqual([])
  })

  it.each([
    ['24 AWG terminal block', '24 AWG'],
    ['2.5 mm² terminal block', '2.5 mm²'],
    ['24-12 AWG terminal block', '24-12 AWG'],
    ['200 pcs pin header', '200 pcs'],
    ['2.1mm dc jack', '2.1mm'],
    ['xyz123 pin header', 'xyz123'],
    ['foobar99 usb c', 'foobar99'],
    ['board to board 0.4 mm height 1.5', 'height 1.5'],
    ['board to board 0.4 mm, stacking height: 1.5 mm', 'stacking height: 1.5 mm'],
    ['Stiftleiste 2,54 Höhe 8,5 mm', 'Höhe 8,5 mm'],
    ['pin header 2.54 mm, 8.5 mm height', '8.5 mm height'],
    ['板对板 0.4mm 合高1.5mm', '合高1.5mm'],
    ['штыревая линейка высота 8.5 мм', 'высота 8.5 мм'],
  ])('or a word that no part has is set aside, and said: %s', (q, said) => {
    expect(list(q).total).toBeGreaterThan(0)
    expect(list(q).ignored).toEqual([said])
  })

  it('is no voltage within a part number', () => {
    expect(chips('SHR-04V-S')).toEqual(['mates-with SHR-04V-S'])
    expect(chips('ABC-04V-S header').join()).not.toContain('voltage')
  })

  it('alone that no part states finds everything, as words for connectors do', () => {
    for (const q of ['24 AWG', 'connector', 'connectors']) expect(list(q).total).toBe(index.size)
    expect(list('***').total).toBe(0)
  })
})

describe('parts that the library files or counts differently', () => {
  it.each([
    ['usb a 4 pin', 7],
    ['micro usb 5 pin', 13],
    ['usb c 24 pin', 9],
    ['microsd 8 pin', 6],
    ['rj45 8 pin', 25],
    ['SlimStack board to board', 66],
    ['DF13 wire to board', 27],
    ['mini-fit jr 8 pin', 4],
  ])('%s finds %i', (q, total) => {
    expect(list(q).total).toBe(total)
    expect(list(q).ignored).toEqual([])
  })
})

describe('suggestions', () => {
  const suggest = (q: string, language: LanguageCode = 'en') => index.suggest(q, language)
  const models = (q: string) => suggest(q).parts.map(({ product }) => product.data.model)

  /** The category that a word of each language begins to name, with two letters or one sign. */
  const beginnings: readonly [LanguageCode, string, string][] = [
    ['en', 'he', 'pin-headers'],
    ['de', 'St', 'pin-headers'],
    ['de', 'Kl', 'pluggable-terminal-blocks'],
    ['fr', 'bo', 'pluggable-terminal-blocks'],
    ['es', 'ta', 'memory-card'],
    ['it', 'mo', 'pluggable-terminal-blocks'],
    ['pt', 'ba', 'pin-headers'],
    ['ru', 'шт', 'pin-headers'],
    ['ja', '端', 'pluggable-terminal-blocks'],
    ['ja', 'ピ', 'pin-headers'],
    ['zh_cn', '网', 'modular-jacks'],
    ['zh_hk', '網', 'modular-jacks'],
  ]
  it.each(beginnings)('in %s of “%s” have the category %s', (language, q, category) => {
    expect(suggest(q, language).categories.map(({ id }) => id)).toContain(category)
    expect(suggest(q, language).parts.length).toBeGreaterThan(0)
  })

  it('begin every title of a category in every language with its first letters', () => {
    let counted = 0
    for (const [key, titles] of termsOf('category.')) {
      const id = key.slice('category.'.length)
      if (index.countIn(id) === 0) continue
      counted += 1
      for (const language of languageCodes) {
        const title = titles[language] ?? ''
        const letters = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title) ? 1 : 2
        const { keywords, categories } = suggest(title.slice(0, letters), language)
        expect(keywords.length + categories.length, `${language} ${title}`).toBeGreaterThan(0)
      }
    }
    expect(counted).toBe(16)
  })

  it.each(['usb', 'pin h', 'term', 'he', 'rj'])('of %s have no doubles, nor what is typed', (q) => {
    const folded = suggest(q).keywords.map((keyword) => keyword.toLowerCase().replaceAll(/[ -]|s$/g, ''))
    expect(new Set(folded).size).toBe(folded.length)
    expect(folded).not.toContain(q)
  })

  it.each([
    ['FFC', 'ffc-fpc'],
    ['usb c', 'usb'],
    ['hd', 'hdmi'],
  ])('of %s have parts of %s only', (q, category) => {
    const { parts } = suggest(q)
    expect(parts.length).toBeGreaterThan(0)
    for (const { product } of parts) expect(product.data.category).toBe(category)
  })

  it.each([
    ['usb c', 'series', ['USB']],
    ['micro f', 'series', ['Micro-Fit']],
    ['jst x', 'series', ['XA', 'XH', 'XAG']],
    ['jst ph', 'series', ['PH', 'PHD']],
    ['jst ph', 'keywords', ['jst PHD']],
  ] as const)('of “%s” name no %s of another kind', (q, kind, expected) => {
    const { series, keywords } = suggest(q)
    expect(kind === 'series' ? [...new Set(series.map((one) => one.series))] : keywords).toEqual(expected)
  })

  it('of what nobody sells are none', () => {
    expect(suggest('xyz')).toEqual({ parts: [], series: [], categories: [], keywords: [], understood: [] })
  })

  it('follow the name that is being typed, and a figure with a unit', () => {
    for (const { product } of suggest('micro f').parts) expect(product.data.series).toBe('Micro-Fit')
    for (const { product } of suggest('0.1"').parts) expect(product.data.pitchMm).toBe(2.54)
    expect(models('43045-0').every((model) => model.startsWith('43045-0'))).toBe(true)
  })

  it('of a word that stands for any part are none', () => {
    expect(suggest('connector').parts).toEqual([])
  })
})

describe('a sentence', () => {
  const sentence =
    'Hello, we need 200 pcs of a 6-pin 2.5 mm vertical header from JST. Can you quote until Friday? We also need a ' +
    'datasheet and the delivery time to Hamburg, thank you very much.'

  it('is read, and its ordinary words are no mistakes', () => {
    expect(chips(sentence).slice(0, 3)).toEqual(['positions 6', 'pitch 2.5', 'orientation vertical'])
    expect(list(sentence)).toMatchObject({ corrected: null })
    expect(list(sentence).list[0]?.product.data).toMatchObject({ manufacturer: 'JST', positions: 6, pitchMm: 2.5 })
  })
})

describe('nothing found', () => {
  it('says what each recognised piece hides', () => {
    const { total, without, nearest } = list('JST XH 40 pin right angle')
    expect(total).toBe(0)
    expect(without.map(({ test, total: left }) => [test?.attribute, left > 0])).toEqual([
      ['series', true],
      ['positions', true],
    ])
    expect(nearest.length).toBeGreaterThan(0)
  })

  it('keeps the category among the nearest', () => {
    const { total, nearest } = list('usb 99 pin')
    expect(total).toBe(0)
    expect(nearest.length).toBeGreaterThan(0)
    for (const { product } of nearest) expect(product.data.category).toBe('usb')
  })
})

describe('a part number that nobody lists', () => {
  it.each(['DF40C-60DS-0.4V(51)', 'df40c-60ds-0.4v(51) 500 pcs', 'DF40C60DS04V'])(
    'has the parts of one series and category that are most like it: %s',
    (typed) => {
      const { total, nearest, unlisted } = list(typed)
      expect(total).toBe(0)
      expect(unlisted).toBe(typed.split(' ').find((word) => /^df/i.test(word)))
      expect(nearest[0]?.product.data.model).toBe('DF12C3.0-60DS-0.5V')
      for (const { product } of nearest)
        expect(product.data).toMatchObject({ series: 'DF12', category: 'board-to-board' })
      expect(index.match(typed).products).toEqual([])
    },
  )

  it('is not described by its figures, with brackets and decimals', () => {
    const { total, nearest, unlisted } = list('BM23FR0.6-34DS-0.35V(51)')
    expect({ total, unlisted }).toEqual({ total: 0, unlisted: 'BM23FR0.6-34DS-0.35V(51)' })
    for (const { product } of nearest) expect(product.data).toMatchObject({ manufacturer: 'Hirose', series: 'BM24' })
  })

  it('is distinguished from the words that are written onto it', () => {
    for (const typed of ['DF40C-60DS-0.4V(51)の在庫', 'DF40C-60DS-0.4V(51) in stock'])
      expect(list(typed)).toMatchObject({ total: 0, unlisted: 'DF40C-60DS-0.4V(51)' })
  })

  it.each(['hello world', 'abc123456', 'B99', 'usb', '4711'])('has none without a family: %s', (typed) => {
    expect(index.nearestTo(typed)).toBeUndefined()
    expect(list(typed).unlisted).toBeNull()
  })

  it('is of the longest family: DF12Z is no DF13, and DFN no DF', () => {
    const seriesOf = (typed: string) => index.nearestTo(typed)?.products.map(({ product }) => product.data.series)
    expect(new Set(seriesOf('DF12Z9.9-60DS-0.5V'))).toEqual(new Set(['DF12']))
    expect(index.nearestTo('DFN1006-2')).toBeUndefined()
  })
})

it('reads hundreds of placeholders at once without trying each combination', () => {
  expect(list(`B${'x-x'.repeat(60)}B4B-XX-XX`).total).toBeGreaterThanOrEqual(0)
  expect(list(`43045${'?x'.repeat(150)}`).total).toBe(0)
})

it('applies no more than twenty readings of a keyword, and sets the rest aside', () => {
  const { understood, ignored } = list('4 '.repeat(200))
  expect(understood.length).toBeLessThanOrEqual(20)
  expect(ignored.length).toBeGreaterThanOrEqual(180)
})
