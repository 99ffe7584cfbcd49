import type { ProductShort } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import type { ProductId } from '@pinline/events/ids'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** Maximum number of ids per call. */
const batchSize = 24

/** The recommended replacements of parts, by id, without unlisted ones. */
export const listProductsByIdsQuery = ({ api, currency }: AppContext, productIds: readonly ProductId[]) => {
  const ids = [...new Set(productIds)].sort()
  return queryOptions({
    queryKey: ['replacements', currency(), ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<ProductId, ProductShort>> => {
      const starts = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => index * batchSize)
      const results = await Promise.all(
        starts.map((at) =>
          api.read(listProductsByIds, { ids: ids.slice(at, at + batchSize) }, { signal, silent: true }),
        ),
      )
      return new Map(results.flatMap(({ list }) => list.map((part) => [part.id, part])))
    },
    enabled: ids.length > 0,
  })
}
