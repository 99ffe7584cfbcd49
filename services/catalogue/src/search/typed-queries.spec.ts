import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
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
