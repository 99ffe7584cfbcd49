import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { searchProducts } from '@pinline/contracts/catalogue/search/search-products'
import { type ProductId, productId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PartsTableAttributes } from './editor-request.ts'

const freshMs = 60_000

const idsOf = (ids: readonly string[]): ProductId[] =>
  ids.flatMap((id) => {
    const parsed = productId.safeParse(id)
    return parsed.success ? [parsed.data] : []
  })

/** Parts by id as the shop lists them: a part that was withdrawn is not among them. */
export const useListedParts = (ids: readonly string[]) => {
  const api = useApi()
  return useQuery({
    queryKey: ['content', 'parts', ids],
    queryFn: async ({ signal }) =>
      (await api.read(listProductsByIds, { ids: idsOf(ids) }, { signal, silent: true })).list,
    enabled: ids.length > 0,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })
}

/** Parts by number or keyword, for a picker. */
export const useFoundParts = (q: string) => {
  const api = useApi()
  return useQuery({
    queryKey: ['content', 'part-search', q],
    queryFn: async ({ signal }) =>
      (await api.read(searchProducts, { q, page: 1, pageSize: 15 }, { signal, silent: true })).list,
    enabled: q.length > 1,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })
}

/** What a table of parts shows now: the named parts, or the first ones of a category or keyword. */
export const useTableParts = ({ categoryId, q, productIds, limit }: PartsTableAttributes) => {
  const api = useApi()
  return useQuery({
    queryKey: ['content', 'parts-table', categoryId, q, productIds],
    queryFn: async ({ signal }) => {
      const options = { signal, silent: true }
      if (productIds.length > 0) return (await api.read(listProductsByIds, { ids: idsOf(productIds) }, options)).list
      const filter = { ...(categoryId === null ? {} : { category: categoryId }), ...(q === '' ? {} : { q }) }
      return (await api.read(searchProducts, { ...filter, page: 1, pageSize: 30 }, options)).list
    },
    select: (list) => list.slice(0, limit),
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })
}
