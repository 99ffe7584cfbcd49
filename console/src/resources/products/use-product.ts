import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** A product for editing, with the versions for commands. Call `refetch` after a command or a conflict. */
export const useProduct = (id: ProductId) => {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api.read(getProduct, { productId: id }, { signal, silent: true }),
  })
  return { product: data, error: data === undefined ? error : null, refetch }
}
