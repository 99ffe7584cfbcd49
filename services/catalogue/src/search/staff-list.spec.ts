import { describe, expect, it } from 'vitest'
import type { IndexedProduct } from './indexed-product.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'
import { type StaffListQuery, staffList } from './staff-list.ts'

const index = new ProductIndex()
const parts = [
  { model: 'PX-2', manufacturer: 'Molex', positions: 4, stock: 5 },
  { model: 'PX-10', manufacturer: 'JST', positions: null, stock: 80 },
  { model: 'PX-1', manufacturer: 'Molex', positions: 2, stock: 80 },
  { model: 'AX-7', manufacturer: 'Hirose', positions: 4, stock: 0 },
] as const
for (const [place, { stock, ...data }] of parts.entries()) index.put(listedSample(place + 1, data, { stock }))

const models = (query: Partial<StaffListQuery>) => {
  const whole = { filter: {}, categories: undefined, field: 'model', descending: false, first: 0, last: 24, ...query }
  const { entries, total } = staffList(index, whole)
  return { models: entries.map(({ product }) => product.data.model), total }
}

describe('a list of products for staff', () => {
  it('is in the order of part numbers, as people count', () => {
    expect(models({})).toEqual({ models: ['AX-7', 'PX-1', 'PX-2', 'PX-10'], total: 4 })
    expect(models({ descending: true }).models).toEqual(['PX-10', 'PX-2', 'PX-1', 'AX-7'])
  })

  it('is sorted by a column, what is the same there by part number', () => {
    expect(models({ field: 'available', descending: true }).models).toEqual(['PX-1', 'PX-10', 'PX-2', 'AX-7'])
    expect(models({ field: 'available' }).models).toEqual(['AX-7', 'PX-2', 'PX-1', 'PX-10'])
    expect(models({ field: 'positions' }).models).toEqual(['PX-10', 'PX-1', 'AX-7', 'PX-2'])
    expect(models({ field: 'manufacturer' }).models).toEqual(['AX-7', 'PX-10', 'PX-1', 'PX-2'])
  })

  it('returns the requested rows and counts all', () => {
    expect(models({ first: 1, last: 2 })).toEqual({ models: ['PX-1', 'PX-2'], total: 4 })
    expect(models({ field: 'stock', descending: true, first: 2, last: 3 })).toEqual({
      models: ['PX-2', 'AX-7'],
      total: 4,
    })
  })

  it('is narrowed down before it is sorted', () => {
    expect(models({ filter: { manufacturer: ['Molex'] }, field: 'positions', descending: true })).toEqual({
      models: ['PX-2', 'PX-1'],
      total: 2,
    })
    expect(models({ filter: { stockStatus: ['out'] } })).toEqual({ models: ['AX-7'], total: 1 })
    expect(models({ filter: { lifecycle: ['discontinued'] } }).total).toBe(0)
    const isStocked = ({ available }: IndexedProduct) => available > 0
    expect(models({ test: isStocked, descending: true, first: 1 })).toEqual({ models: ['PX-2', 'PX-1'], total: 3 })
    expect(models({ test: isStocked, field: 'positions', filter: { manufacturer: ['JST', 'Molex'] } })).toEqual({
      models: ['PX-10', 'PX-1', 'PX-2'],
      total: 3,
    })
  })
})
