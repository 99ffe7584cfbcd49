import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { geometryOf } from './indexed-product.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()

beforeAll(async () => {
  for (const [number, part] of (await readConnectors(defaultSeedFile)).entries()) {
    const entry = listedSample(number, { ...sampleProduct, ...part }, { stock: 100 })
    const { bodyMm, pads } = geometryOf(entry)
    if (number % 50 === 0) expect({ bodyMm, pads }).toEqual({ bodyMm: part.bodyMm, pads: part.pads })
    index.put(entry)
  }
}, 60_000)

const list = (q: string, filter: object = {}) =>
  index.list({ filter: { q, ...filter }, categories: undefined, sort: 'relevance', skip: 0, limit: 10 })
const understood = (q: string) =>
  list(q).understood.map(({ text, test }) => `${text}: ${test.attribute} ${test.values?.join('|') ?? test.min}`)
const models = (q: string) => list(q).list.map(({ product }) => product.data.model)

describe('a free query', () => {
  it('is understood as filters, each with its piece of the text', () => {
    expect(understood('2x10 1.27 vertical smd')).toEqual([
      '2x10: rows 2',
      '2x10: positions 20',
      '1.27: pitch 1.27',
      'vertical: orientation vertical',
      'smd: mounting surface-mount',
    ])
    expect(models('2x10 1.27 vertical smd').toSorted()).toEqual([
      '90814-0020',
      'PinHeader-2x10-P1.27-V-SMD',
      'PinSocket-2x10-P1.27-V-SMD',
    ])
    expect(models('molex 1.5mm right angle 11')).toEqual(['502585-1170'])
  })

  it('names inch, mil and contacts in any of the languages', () => {
    for (const q of [
      '40-polig',
      '40极',
      '40 pins',
      '40 контактов',
      '40 vías',
      '40 voies',
      '40 poli',
      '40 vias',
      '40芯',
      '40極',
    ])
      expect([q, ...understood(q)]).toEqual([q, `${q}: positions 40`])
    for (const q of ['0.1"', '100 mil', '0,1 Zoll', '2,54 мм', '0.1 pouce', '2.54毫米', '1/10"', '0.1 дюйма'])
      expect([q, ...understood(q)]).toEqual([q, `${q}: pitch 2.54`])
  })

  it('may contain compounds, case endings and runs without spaces', () => {
    expect(understood('Winkelstiftleiste')).toEqual([
      'Winkel: orientation right-angle',
      'stiftleiste: category pin-headers',
    ])
    expect(understood('угловых')).toEqual(['угловых: orientation right-angle'])
    expect(understood('1.25间距线对板卧式')).toEqual([
      '1.25间距: pitch 1.25',
      '线对板: category wire-to-board',
      '卧式: orientation right-angle',
    ])
  })

  it('with a typo is corrected, and the correction is reported', () => {
    expect(list('43045-100O')).toMatchObject({ total: 1, corrected: { q: '43045-1000', from: '43045-100O' } })
    expect(list('molx picoblade').corrected).toEqual({ q: 'Molex picoblade', from: 'molx picoblade' })
    expect(list('molex picoblade').corrected).toBeNull()
  })

  it('reports the words that the list ignores', () => {
    expect(list('molex picoblade frobnicate').ignored).toEqual(['frobnicate'])
    expect(list('Frobnicate 2x10 1.27 vertical smd')).toMatchObject({ total: 3, ignored: ['Frobnicate'] })
    for (const q of ['molex picoblade', '2x10 1.27 vertical smd', '43045-100O', 'molx picoblade', '1.25间距线对板卧式'])
      expect([q, list(q).ignored]).toEqual([q, []])
  })

  it('without any meaning finds nothing', () => {
    for (const q of ['qwertz yuiop', '***', '；、', 'XQ99-nothing-77']) expect([q, list(q).total]).toEqual([q, 0])
  })

  it('without one of its pieces reads as the others did', () => {
    const pieces = [
      'molex',
      'vertical',
      'smd',
      '1.25mm',
      '排针',
      '2x10',
      'stiftleiste',
      '40 pins',
      'female',
      'шаг 2,54',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(pieces, { minLength: 2, maxLength: 4 }), (some) => {
        const q = some.join(' ')
        for (const { text, at, qWithout } of list(q).understood) {
          expect(q.slice(at[0], at[1])).toBe(text)
          expect(qWithout).toBe(some.filter((piece) => piece !== text).join(' '))
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a list with nothing in it', () => {
  it('reports which filter excludes all products, and near matches', () => {
    const found = list('molex', { pitch: [1.25], mounting: ['surface-mount'], positionsMin: 300 })
    expect(found.total).toBe(0)
    const without = new Map(found.without.map(({ test, total }) => [test?.attribute ?? 'q', total]))
    expect(without.get('positions')).toBe(list('molex', { pitch: [1.25], mounting: ['surface-mount'] }).total)
    expect(without.has('mounting')).toBe(false)
    expect(found.nearest.length).toBeGreaterThan(0)
    for (const { product } of found.nearest) expect(product.data.manufacturer).toBe('Molex')
  })
})

describe('part numbers of a buyer’s list', () => {
  const match = (number: string, maker?: string) => {
    const { match: how, products } = index.match(number, maker)
    return [how, ...products.map(({ product }) => product.data.model)]
  }

  it('are exact, close to one, begin several, or are none', () => {
    expect(match('5023860370')).toEqual(['exact', '502386-0370'])
    expect(match('502386-O370')).toEqual(['close', '502386-0370'])
    expect(match('502386')).toHaveLength(6)
    expect(match('502386')[0]).toBe('several')
    expect(match('no such part 9')).toEqual(['none'])
  })
})

describe('suggestions', () => {
  it('offer part numbers that begin so, series, and how words go on', () => {
    expect(index.suggest('43045-1', 'en').parts.every(({ product }) => product.data.model.startsWith('43045-1'))).toBe(
      true,
    )
    expect(index.suggest('picob', 'en').series[0]).toEqual({ manufacturer: 'Molex', series: 'PicoBlade', count: 57 })
    expect(index.suggest('molex stiftl', 'de').keywords).toContain('molex Stiftleiste')
    expect(index.suggest('简牛', 'zh_cn').categories[0]?.id).toBe('idc-headers')
  })
})
