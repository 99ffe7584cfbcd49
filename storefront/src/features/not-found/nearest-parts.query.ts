import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { isProductId } from '@pinline/events/ids'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

const FEW = 6

/** The part number in an address `/productDetail/{number}`; empty for the id of a part, which says nothing. */
export const partNumberIn = (segment: string): string =>
  isProductId(segment) ? '' : segment.trim().slice(0, maxKeywordLength)

/** The few parts whose number is nearest. */
export const nearestPartsQuery = ({ api, language, currency }: AppContext, number: string) =>
  queryOptions({
    queryKey: ['nearest-parts', language, currency(), number],
    queryFn: async ({ signal }) => {
      const { list, nearest } = await api.read(listProducts, { q: number }, { signal, silent: true })
      return (list.length > 0 ? list : nearest).slice(0, FEW)
    },
    enabled: number !== '',
    staleTime: 30_000,
  })
