import { applyEvent, type StoredRow } from '@pinline/chassis/read-models/apply-event'
import { rowIdOf } from '@pinline/chassis/read-models/projection'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductsRow } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { connectorCommits } from '../seed/import-connectors.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { type IndexedProduct, indexedProduct } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductQuery } from './product-query.ts'

const index = new ProductIndex()
const all: IndexedProduct[] = []

beforeAll(async () => {
  for (const part of await readConnectors(defaultSeedFile)) {
    let row: StoredRow | undefined
    for (const commit of connectorCommits(part, new Date('2026-11-21'))) {
      for (const [place, event] of commit.events.entries()) {
        const { streamType, streamId } = commit
        const id = rowIdOf(productsProjection, { service: 'catalogue', streamType, streamId }) ?? ''
        const sequence = place + 1
        const applied = applyEvent(productsProjection, id, row, {
          id: `${streamId}@${sequence}`,
          service: 'catalogue',
          streamType,
          streamId,
          sequence,
          event,
          actor: { kind: 'visitor' },
          correlationId: '',
          causationId: '',
          recordedAt: '2026-11-21T00:00:00.000Z',
        })
        if (applied.outcome === 'applied') row = applied.row
      }
    }
    if (row === undefined) continue
    const { _id, _versions, product, price, stock } = row as StoredRow & ProductsRow
    const entry = indexedProduct({
      _id,
      _versions,
      ...(product === undefined ? {} : { product }),
      ...(price === undefined ? {} : { price }),
      ...(stock === undefined ? {} : { stock }),
    })
    if (entry !== undefined) all.push(entry)
  }
  for (const entry of all) index.put(entry)
}, 60_000)

const list = (filter: ProductQuery['filter'], more: Partial<ProductQuery> = {}) =>
  index.list({ filter, categories: undefined, sort: 'relevance', skip: 0, limit: 15, ...more })
const models = (q: string) => list({ q }).list.map(({ product }) => product.data.model)

describe('finding by part number', () => {
  it('finds the whole number first, with or without its punctuation, in any case', () => {
    for (const q of ['502386-0370', '5023860370', '502386 0370', ' 502386.0370 '])
      expect(models(q)[0]).toBe('502386-0370')
    expect(models('fh12-10s-0.5sh')[0]).toBe('FH12-10S-0.5SH')
    expect(models('FH1210S05SH')[0]).toBe('FH12-10S-0.5SH')
  })

  it('finds by a beginning, nothing but those', () => {
    const found = list({ q: '502386' }, { limit: 50 })
    expect(found.total).toBeGreaterThan(5)
    for (const { product } of found.list) expect(product.data.model).toMatch(/^502386/)
  })

  it('finds nothing for an unknown number, nor for punctuation', () => {
    expect(list({ q: 'XQ99-nothing-77' }).total).toBe(0)
    expect(list({ q: '***' }).total).toBe(0)
  })
})

describe('finding by words of any language', () => {
  const category = (q: string) => new Set(list({ q }, { limit: 5000 }).list.map(({ product }) => product.data.category))

  it('means the same categories in all of them', () => {
    const words = [
      'wire-to-board',
      '线对板连接器',
      '線對板',
      'fio-placa',
      'filo-scheda',
      'fil à carte',
      '基板対電線',
      'провод-плата',
    ]
    for (const word of words) expect([word, ...category(word)]).toEqual([word, 'wire-to-board'])
    expect([...category('简牛')]).toEqual(['idc-headers'])
    expect([...category('Stiftleisten')]).toEqual(['pin-headers'])
  })

  it('combines manufacturers, series, numbers and kinds', () => {
    const found = list({ q: 'molex picoblade 1.25 mm vertical' }, { limit: 5000 })
    expect(found.total).toBeGreaterThan(5)
    for (const { product } of found.list) {
      expect(product.data).toMatchObject({
        manufacturer: 'Molex',
        series: 'PicoBlade',
        pitchMm: 1.25,
        orientation: 'vertical',
      })
    }
    for (const { product } of list({ q: '排针 40 pin 2.54mm' }, { limit: 5000 }).list) {
      expect(product.data).toMatchObject({ category: 'pin-headers', positions: 40, pitchMm: 2.54 })
    }
    expect(list({ q: '1.25间距线对板卧式' }).total).toBeGreaterThan(0)
    for (const { product } of list({ q: 'pin header 2x20' }, { limit: 5000 }).list) {
      expect(product.data).toMatchObject({ rows: 2, positions: 40 })
    }
  })
})

describe('filters and their counts', () => {
  const passes = ({ product: { data }, available }: IndexedProduct, filter: ProductQuery['filter']) =>
    (filter.pitch === undefined || filter.pitch.some((pitch) => pitch === data.pitchMm)) &&
    (filter.mounting === undefined || filter.mounting.includes(data.mounting)) &&
    (filter.orientation === undefined || filter.orientation.some((one) => one === data.orientation)) &&
    (filter.manufacturer === undefined || filter.manufacturer.includes(data.manufacturer)) &&
    (filter.series === undefined || filter.series.some((one) => one === data.series)) &&
    (filter.inStock !== true || available > 0) &&
    (filter.positionsMin === undefined || (data.positions !== null && data.positions >= filter.positionsMin)) &&
    (filter.positionsMax === undefined || (data.positions !== null && data.positions <= filter.positionsMax))

  const tally = <Value>(filter: ProductQuery['filter'], of: (entry: IndexedProduct) => Value | null) => {
    const counts = new Map<Value, number>()
    for (const entry of all) {
      const value = of(entry)
      if (value !== null && passes(entry, filter)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }

  const filters: ProductQuery['filter'][] = [
    {},
    { pitch: [2.54, 1.27], mounting: ['surface-mount'] },
    { manufacturer: ['Molex', 'JST'], inStock: true, positionsMin: 4, positionsMax: 12 },
    { orientation: ['vertical'], series: ['PicoBlade'], pitch: [1.25] },
    { pitch: [99] },
  ]

  it('agree with a plain count over all products', () => {
    for (const filter of filters) {
      const { total, facets } = list(filter)
      expect(total).toBe(all.filter((entry) => passes(entry, filter)).length)
      const { pitch: _pitch, ...butPitch } = filter
      expect(new Map(facets.pitch.map(({ value, count }) => [value, count]))).toEqual(
        tally(butPitch, ({ product }) => product.data.pitchMm),
      )
      const { manufacturer: _maker, ...butMaker } = filter
      expect(new Map(facets.manufacturer.map(({ value, count }) => [value, count]))).toEqual(
        tally(butMaker, ({ product }) => product.data.manufacturer),
      )
      const { positionsMin: _least, positionsMax: _most, ...butPositions } = filter
      expect(new Map(facets.positions.map(({ value, count }) => [value, count]))).toEqual(
        tally(butPositions, ({ product }) => product.data.positions),
      )
      expect(facets.inStock).toBe(all.filter((entry) => passes(entry, { ...filter, inStock: true })).length)
    }
  })

  it('are limited to the given categories', () => {
    const usb = list({}, { categories: ['usb'], limit: 500 })
    expect(usb.total).toBe(52)
    expect(index.countIn('usb')).toBe(52)
    for (const { product } of usb.list) expect(product.data.category).toBe('usb')
  })
})

describe('order and pages', () => {
  it('sorts as requested, and pages without gaps or repeats', () => {
    const byPrice = list({}, { sort: 'price', limit: 6000 }).list
    expect(byPrice).toHaveLength(5112)
    expect(new Set(byPrice.map(({ id }) => id)).size).toBe(5112)
    for (const [place, entry] of byPrice.entries()) {
      expect(entry.sortPrice ?? 0).toBeGreaterThanOrEqual(byPrice[place - 1]?.sortPrice ?? 0)
    }
    const pages = [0, 15, 30].flatMap((skip) => list({}, { sort: 'price', skip }).list)
    expect(pages).toEqual(byPrice.slice(0, 45))
    const byModel = list({}, { sort: 'model', limit: 6000 }).list
    expect(list({}, { sort: '-model', limit: 6000 }).list).toEqual([...byModel].reverse())
    expect(list({}, { sort: 'stock', limit: 1 }).list[0]?.available).toBe(
      Math.max(...all.map(({ available }) => available)),
    )
  })

  it('answers a search with filters and counts in a few milliseconds', () => {
    const times = Array.from({ length: 30 }, () => {
      // Of the processor, which others do not add to.
      const started = process.threadCpuUsage()
      list({ q: 'molex vertical', pitch: [1.25, 2.5], mounting: ['through-hole'], inStock: true })
      return process.threadCpuUsage(started).user / 1000
    }).sort((a, b) => a - b)
    expect(times[15]).toBeLessThan(25)
  })
})

describe('changes and relations', () => {
  it('accepts a newer row and ignores an older one', () => {
    const own = new ProductIndex()
    const [entry] = all
    if (entry === undefined) throw new Error('no products')
    own.put(entry)
    const newer = { ...entry, available: 7, versions: { ...entry.versions, stock: entry.versions.stock + 1 } }
    own.put(newer)
    own.put(entry)
    expect(own.find(entry.id)?.available).toBe(7)
    expect(own.size).toBe(1)
  })

  it('removes a withdrawn product, and reuses its slot', () => {
    const own = new ProductIndex()
    const series = all.filter(({ product }) => product.data.model.startsWith('502386-'))
    for (const entry of series) own.put(entry)
    const [gone, other] = [series[1], all[0]]
    if (gone === undefined || other === undefined) throw new Error('no products')
    const found = (q: string) =>
      own.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 50 })
    const { model } = gone.product.data
    expect(found('502386').total).toBe(series.length)
    expect(own.remove(gone.id)).toBe(true)
    expect(own.remove(gone.id)).toBe(false)
    expect(own.find(gone.id)).toBeUndefined()
    expect(own.byPartNumber(model)).toEqual([])
    const near = found(model)
    expect(near.list).toHaveLength(near.total)
    expect(found('502386').total).toBe(series.length - 1)
    own.put(other)
    expect(found('502386').total).toBe(series.length - 1)
    expect(found('').total).toBe(series.length)
    own.put(gone)
    expect(found(model).list[0]?.id).toBe(gone.id)
  })

  it('relates parts of the same series with other numbers of positions', () => {
    const part = index.byPartNumber('5023860370')[0]
    if (part === undefined) throw new Error('not found')
    const related = index.related(part, 12)
    expect(related).toHaveLength(12)
    for (const { product } of related) {
      expect(product.data.series).toBe('CLIK-Mate')
      expect(product.data.positions).not.toBe(3)
    }
  })
})
