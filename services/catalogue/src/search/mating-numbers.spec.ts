import { beforeAll, describe, expect, it } from 'vitest'
import { matesWith } from '../domain/product/mates-with.ts'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { withMatingHousing } from '../seed/mating-housings.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()
/** How many headers mate with each family of housings. */
const headers = new Map<string, number>()
const housings = new Set<string>()
const models = new Set<string>()

beforeAll(async () => {
  for (const [number, part] of (await readConnectors(defaultSeedFile)).entries()) {
    const paired = withMatingHousing({ ...sampleProduct, ...part })
    index.put(listedSample(number, paired, { stock: 100 }))
    models.add(part.model)
    const housing = matesWith(paired)
    if (housing === null) continue
    housings.add(housing)
    const family = housing.split('-')[0] ?? ''
    headers.set(family, (headers.get(family) ?? 0) + 1)
  }
}, 60_000)

const list = (q: string) => index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 50 })
const chips = (q: string) => list(q).understood.map(({ test }) => `${test.attribute} ${test.values?.join('|')}`)
const found = (q: string) => list(q).list.map(({ product }) => product.data)

describe('the number of a housing', () => {
  it('is known for the headers of these families, and is no part of the catalogue', () => {
    expect(Object.fromEntries(headers)).toMatchInlineSnapshot(`
      {
        "22": 15,
        "39": 48,
        "43025": 72,
        "43645": 55,
        "501330": 28,
        "502380": 28,
        "502439": 22,
        "502578": 28,
        "51021": 57,
        "51065": 28,
        "51382": 56,
        "5264": 28,
        "ACHR": 5,
        "DF11": 15,
        "DF13": 27,
        "DF3": 14,
        "DF63": 11,
        "EHR": 28,
        "GHR": 28,
        "PHDR": 28,
        "PHR": 59,
        "PUDP": 34,
        "SHLP": 14,
        "SHR": 29,
        "VHR": 43,
        "XAP": 57,
        "XHP": 56,
        "ZER": 74,
      }
    `)
    expect([...housings].filter((housing) => models.has(housing))).toEqual([])
  })

  it.each([
    ['XHP-4', 'XH', 4],
    ['xhp4', 'XH', 4],
    ['XHP 4', 'XH', 4],
    ['EHR-3', 'EH', 3],
    ['PHR-3', 'PH', 3],
    ['GHR-04V-S', 'GH', 4],
    ['SHR-06V-S', 'SH', 6],
    ['VHR-4N', 'VH', 4],
    ['43025-0400', 'Micro-Fit', 4],
    ['43645-0300', 'Micro-Fit', 3],
    ['51021-0800', 'PicoBlade', 8],
    ['DF13-4S-1.25C', 'DF13', 4],
    ['DF11-10DS-2C', 'DF11', 10],
  ])('%s finds the headers of series %s with %i positions, and nothing else', (housing, series, positions) => {
    const parts = found(housing)
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(part).toMatchObject({ positions, series: expect.stringContaining(series) })
    expect(chips(housing)).toHaveLength(1)
  })

  it.each([
    'header for PHR-3',
    'mates with PHR-3',
    'PHR-3 mating connector',
    'Gegenstück zu PHR-3',
    'connecteur pour PHR-3',
    'conector para PHR-3',
    'PHR-3 对插',
    '配PHR-3的针座',
    'PHR-3 嵌合相手',
    'ответная часть PHR-3',
  ])('is understood in "%s"', (q) => {
    expect(chips(q)).toContain('mates-with PHR-3')
    expect(list(q).ignored).toEqual([])
    const parts = found(q)
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(matesWith(part)).toBe('PHR-3')
  })

  it('finds the headers that mate with any housing', () => {
    for (const housing of housings) {
      const { total, list: some } = list(housing)
      expect(total, housing).toBeGreaterThan(0)
      expect(new Set(some.map(({ product }) => matesWith(product.data)))).toEqual(new Set([housing]))
    }
  })

  it('goes with other wishes', () => {
    expect(found('XHP-4 right angle').map(({ model }) => model)).toContain('S4B-XH-A')
    for (const part of found('XHP-4 right angle')) expect(part.orientation).toBe('right-angle')
  })

  it('finds all headers of a family by what its numbers begin with', () => {
    const { total, list: some } = list('51021')
    expect(total).toBe(headers.get('51021'))
    for (const { product } of some) expect(product.data.series).toBe('PicoBlade')
  })
})
