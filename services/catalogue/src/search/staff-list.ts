import type { ProductFilter } from '@pinline/contracts/catalogue/search/product-filter'
import { salesOf } from '../read-models/products/present-product.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductIndex } from './product-index.ts'

/** A list of products for staff: what it is narrowed to and sorted by, and the rows from 0 that are wanted. */
export interface StaffListQuery {
  readonly filter: Pick<ProductFilter, 'q' | 'manufacturer' | 'lifecycle' | 'stockStatus'>
  readonly categories: readonly string[] | undefined
  /** What else a product has to meet. */
  readonly test?: ((entry: IndexedProduct) => boolean) | undefined
  readonly field: string
  readonly descending: boolean
  readonly first: number
  readonly last: number
}

const inNaturalOrder = new Intl.Collator('en', { numeric: true })

/** The numeric value of a column; text columns have none. */
const sortValueOf = (entry: IndexedProduct, field: string): number | undefined => {
  switch (field) {
    case 'positions':
      return entry.product.data.positions ?? -1
    case 'price':
      return entry.sortPrice ?? -1
    case 'stock':
    case 'available':
      return entry.available
    case 'reserved':
      return entry.stock?.reserved ?? 0
    case 'sold':
    case 'sales':
      return salesOf(entry)
    default:
      return undefined
  }
}

/** Each manufacturer's alphabetical rank: manufacturers are few, products are many. */
const placesOfMakers = (entries: readonly IndexedProduct[]): ReadonlyMap<string, number> => {
  const makers = [...new Set(entries.map(({ product }) => product.data.manufacturer))]
  return new Map(makers.sort(inNaturalOrder.compare).map((maker, place) => [maker, place]))
}

/** Products by a column, in the order of `entries` where they are the same there. */
export const sortedByColumn = (
  entries: readonly IndexedProduct[],
  { field, descending }: Pick<StaffListQuery, 'field' | 'descending'>,
): IndexedProduct[] => {
  const makers = field === 'manufacturer' ? placesOfMakers(entries) : undefined
  const keyed = entries.map((entry) => ({
    entry,
    key: makers?.get(entry.product.data.manufacturer) ?? sortValueOf(entry, field) ?? 0,
  }))
  const direction = descending ? -1 : 1
  return keyed.sort((a, b) => direction * (a.key - b.key)).map(({ entry }) => entry)
}

/** Few products by part number: lists of all are in the order of the index. */
export const byPartNumber = (entries: readonly IndexedProduct[], descending: boolean): IndexedProduct[] =>
  entries.toSorted((a, b) => (descending ? -1 : 1) * inNaturalOrder.compare(a.product.data.model, b.product.data.model))

/**
 * A page of the listed products. The index keeps part numbers sorted, so none are compared here; for another column
 * only its numbers are.
 */
export const staffList = (index: ProductIndex, query: StaffListQuery) => {
  const { filter, categories, test, field, descending, first, last } = query
  const inModelOrder = (sort: 'model' | '-model', skip: number, limit: number) =>
    index.list({ filter, categories, sort, skip, limit })
  const byModel = field === 'model' && descending ? '-model' : 'model'
  if (field === 'model' && test === undefined) {
    const { list, total } = inModelOrder(byModel, first, last - first + 1)
    return { entries: list, total }
  }
  const { list } = inModelOrder(byModel, 0, index.size)
  const met = test === undefined ? list : list.filter(test)
  const sorted = field === 'model' ? met : sortedByColumn(met, query)
  return { entries: sorted.slice(first, last + 1), total: met.length }
}
