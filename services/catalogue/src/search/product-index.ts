import type { ProductSort } from '../contract/list-products.ts'
import type { ProductFacets } from '../contract/product-facets.ts'
import type { ProductFilter } from '../contract/product-filter.ts'
import { AttributeCodes, noCode } from './attribute-codes.ts'
import { countFacets, type FacetCounts } from './facet-counts.ts'
import { foldPartNumber } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { ProductColumns } from './product-columns.ts'
import { parseTextQuery, scoreOf } from './text-query.ts'

export interface ProductQuery {
  readonly filter: Omit<ProductFilter, 'categoryId'>
  /** Slugs; undefined is all. */
  readonly categories: readonly string[] | undefined
  readonly sort: ProductSort
  readonly skip: number
  readonly limit: number
}

export interface ProductHits {
  readonly list: readonly IndexedProduct[]
  readonly total: number
  readonly facets: ProductFacets
}

const mostPieces = 1_000_000_000
const dearest = 10 ** 10

/**
 * All products in memory: filters, counts and order on typed arrays, text by part number and by the words
 * of ten languages. One in each instance, filled from the products view and kept current by its changes.
 */
export class ProductIndex {
  readonly #codes = new AttributeCodes()
  readonly #columns = new ProductColumns(this.#codes)

  get size(): number {
    return this.#columns.size
  }

  /** Takes in a row; one that is not newer in any stream changes nothing. */
  put(entry: IndexedProduct): void {
    const known = this.find(entry.id)
    const older =
      known !== undefined &&
      known.versions.product >= entry.versions.product &&
      known.versions.price >= entry.versions.price &&
      known.versions.stock >= entry.versions.stock
    if (!older) this.#columns.put(entry)
  }

  find(id: string): IndexedProduct | undefined {
    const slot = this.#columns.slotOf(id)
    return slot === undefined ? undefined : this.#columns.products[slot]
  }

  all(): readonly IndexedProduct[] {
    return this.#columns.products
  }

  /** Every product of this part number, punctuation and case not minded. */
  byPartNumber(model: string): readonly IndexedProduct[] {
    const wanted = foldPartNumber(model)
    return this.#columns.products.filter((_, slot) => this.#columns.partNumbers[slot] === wanted)
  }

  /** The same maker's series and category with other numbers of positions, nearest first. */
  related(of: IndexedProduct, limit: number): readonly IndexedProduct[] {
    const { data } = of.product
    const distance = (other: IndexedProduct) =>
      Math.abs((other.product.data.positions ?? 0) - (data.positions ?? 0)) * 4 +
      (other.product.data.orientation === data.orientation ? 0 : 2) +
      (other.product.data.mounting === data.mounting ? 0 : 1)
    return this.#columns.products
      .filter(
        (other) =>
          other.id !== of.id &&
          other.product.data.manufacturer === data.manufacturer &&
          other.product.data.series === data.series &&
          other.product.data.category === data.category &&
          other.product.data.positions !== data.positions,
      )
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, limit)
  }

  countIn(category: string): number {
    const code = this.#codes.find('category', category)
    const column = this.#columns.attribute.category
    let count = 0
    for (let slot = 0; slot < this.size; slot += 1) if (column[slot] === code) count += 1
    return count
  }

  list(query: ProductQuery): ProductHits {
    const columns = this.#columns
    columns.rank()
    const scores = this.#base(query)
    const counts = countFacets(columns, scores, query.filter)
    const list = this.#ordered(counts.passing, scores, query)
    return { list, total: counts.passing.length, facets: this.#facets(counts) }
  }

  /** 0 where category or text rule a product out, else its text score. */
  #base({ categories, filter }: ProductQuery): Float64Array {
    const columns = this.#columns
    const scores = new Float64Array(columns.size)
    const wanted = categories?.map((slug) => this.#codes.find('category', slug) ?? noCode)
    const text = filter.q === undefined || filter.q.trim() === '' ? undefined : parseTextQuery(filter.q, this.#codes)
    const nothingMeant = text === undefined && filter.q !== undefined && filter.q.trim() !== ''
    for (let slot = 0; slot < columns.size; slot += 1) {
      if (nothingMeant) break
      if (wanted !== undefined && !wanted.includes(columns.attribute.category[slot] ?? noCode)) continue
      scores[slot] = text === undefined ? 1 : scoreOf(text, columns, slot)
    }
    return scores
  }

  /** Sorts whole numbers: the sort's own figure, then the place by part number. */
  #ordered(passing: readonly number[], scores: Float64Array, query: ProductQuery): IndexedProduct[] {
    const columns = this.#columns
    const places = Math.max(1, columns.size)
    const keys = new Float64Array(passing.length)
    passing.forEach((slot, index) => {
      keys[index] = this.#figure(slot, scores, query.sort) * places + (columns.modelRank[slot] ?? 0)
    })
    keys.sort()
    const reversed = query.sort === '-model'
    const found: IndexedProduct[] = []
    for (let index = query.skip; index < Math.min(query.skip + query.limit, keys.length); index += 1) {
      const key = keys[reversed ? keys.length - 1 - index : index] ?? 0
      const product = columns.products[columns.byModel[key % places] ?? 0]
      if (product !== undefined) found.push(product)
    }
    return found
  }

  /** The smaller, the earlier. Unknown values come last either way. */
  #figure(slot: number, scores: Float64Array, sort: ProductSort): number {
    const columns = this.#columns
    switch (sort) {
      case 'relevance': {
        const available = (columns.available[slot] ?? 0) > 0
        return 2 * (10_000 - Math.min(10_000, scores[slot] ?? 0)) + (available ? 0 : 1)
      }
      case 'price':
        return columns.products[slot]?.sortPrice ?? dearest
      case '-price':
        return dearest - (columns.products[slot]?.sortPrice ?? 0)
      case 'stock':
        return mostPieces - (columns.available[slot] ?? 0)
      case 'sales': {
        const stock = columns.products[slot]?.stock
        return mostPieces - (stock?.sold ?? 0) - (stock?.madeToOrderSold ?? 0)
      }
      case 'leadTime':
        return columns.products[slot]?.product.data.leadTimeDays ?? mostPieces
      case 'newest':
        return mostPieces - Math.round(Date.parse(columns.products[slot]?.product.addedAt ?? '') / 60_000)
      case 'positions': {
        const positions = columns.positions[slot] ?? -1
        return positions < 0 ? mostPieces : positions
      }
      case '-positions':
        return mostPieces - (columns.positions[slot] ?? -1)
      case 'model':
      case '-model':
        return 0
      default: {
        const missing: never = sort
        return missing
      }
    }
  }

  #facets(counts: FacetCounts): ProductFacets {
    const byCount = (of: ReadonlyMap<number, number>) =>
      [...of]
        .map(([code, count]) => ({ value: this.#codes.valueOf(code), count }))
        .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    return {
      pitch: byCount(counts.pitch)
        .map(({ value, count }) => ({ value: Number(value), count }))
        .sort((a, b) => a.value - b.value),
      mounting: byCount(counts.mounting).flatMap(({ value, count }) =>
        value === 'surface-mount' || value === 'through-hole' ? [{ value, count }] : [],
      ),
      orientation: byCount(counts.orientation).flatMap(({ value, count }) =>
        value === 'vertical' || value === 'right-angle' ? [{ value, count }] : [],
      ),
      manufacturer: byCount(counts.manufacturer),
      series: byCount(counts.series).slice(0, 100),
      positions: [...counts.positions].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value),
      inStock: counts.inStock,
    }
  }
}
