import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { productId } from '@pinline/events/ids'
import { useQueries } from '@tanstack/react-query'
import { useAppContext } from '../../app/use-app-context.ts'
import { getProductDetailQuery } from '../product/product.queries.ts'

/** The parts of a comparison in the order of its URL, and the number of those that the catalogue lacks. */
export function useCompared(ids: string): { products: readonly ProductDetail[]; unknown: number } {
  const context = useAppContext()
  const productIds = ids === '' ? [] : ids.split(',').map((id) => productId.parse(id))
  const results = useQueries({ queries: productIds.map((id) => getProductDetailQuery(context, id)) })
  return {
    products: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    unknown: results.filter(({ isError }) => isError).length,
  }
}
