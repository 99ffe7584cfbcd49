import type { ProductSort } from '@pinline/contracts/catalogue/product/list-products'
import type { ProductFacets } from '@pinline/contracts/catalogue/search/product-facets'
import type { ProductFilter } from '@pinline/contracts/catalogue/search/product-filter'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { FacetCount } from './count-facets.ts'
import type { DescribedQueryPart } from './describe-query.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { Test } from './meaning.ts'
import type { WithoutTest } from './no-result.ts'

/** What is searched, and which part of the list is wanted. */
export interface ProductQuery {
  readonly filter: Omit<ProductFilter, 'categoryId'>
  /** Slugs; undefined is all. */
  readonly categories: readonly string[] | undefined
  readonly sort: ProductSort
  readonly skip: number
  readonly limit: number
  /** The rate into the currency in which prices are filtered, sorted and counted; default dollars. */
  readonly rate?: ExchangeRate
}

/** A part of the list, with its counts and how the query was understood. */
export interface ProductHits {
  readonly list: readonly IndexedProduct[]
  readonly total: number
  readonly facets: ProductFacets
  readonly filters: readonly FacetCount[]
  readonly tests: readonly Test[]
  readonly understood: readonly DescribedQueryPart[]
  readonly corrected: { readonly q: string; readonly from: string } | null
  readonly ignored: readonly string[]
  readonly nearest: readonly IndexedProduct[]
  /** The unlisted part number that the nearest are like, if they are parts of the series that it belongs to. */
  readonly unlisted: string | null
  readonly without: readonly WithoutTest[]
}
