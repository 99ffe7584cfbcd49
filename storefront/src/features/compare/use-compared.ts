import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { useQueries } from '@tanstack/react-query'
import { useAppContext } from '../../app/use-app-context.ts'
import { getProductDetailQuery } from '../product/product.queries.ts'
import { comparedIds } from './compare-search.ts'

/** The parts of a comparison in the order of its URL, and the number of those that the catalogue lacks. */
export function useCompared(ids: string): { products: readonly ProductDetail[]; unknown: number } {
  const context = useAppContext()
  const results = useQueries({ queries: comparedIds(ids).map((id) => getProductDetailQuery(context, id)) })
  return {
    products: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    unknown: results.filter(({ isError }) => isError).length,
  }
}
