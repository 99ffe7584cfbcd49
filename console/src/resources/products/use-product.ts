import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import type { ProductId } from '@pinline/events/ids'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../providers/api-context.ts'

/** A product as it is edited, with the versions that commands carry. `refetch` after a command or a conflict. */
export const useProduct = (id: ProductId) => {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api.read(getProduct, { productId: id }, { signal, silent: true }),
  })
  return { product: data, error: data === undefined ? error : null, refetch }
}
