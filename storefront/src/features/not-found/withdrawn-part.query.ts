import { getWithdrawnProduct } from '@pinline/contracts/catalogue/product/get-withdrawn-product'
import type { ProductId } from '@pinline/events/ids'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** What is left to say of a part that is no longer listed, and what to buy instead. */
export const withdrawnPartQuery = ({ api, language, currency }: AppContext, id: ProductId) =>
  queryOptions({
    queryKey: ['withdrawn-part', language, currency(), id],
    queryFn: ({ signal }) => api.read(getWithdrawnProduct, { id }, { signal, silent: true }),
    staleTime: 30_000,
  })
