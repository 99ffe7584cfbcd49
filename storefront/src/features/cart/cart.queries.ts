import { getCart } from '@pinline/order/contract/get-cart'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const cartKey = ['cart'] as const

/** The buyer's cart, quoted now; language and currency change only with a new page. */
export const cartQuery = ({ api }: AppContext) =>
  queryOptions({ queryKey: cartKey, queryFn: ({ signal }) => api.read(getCart, {}, { signal, quiet: true }) })
