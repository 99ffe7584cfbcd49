import type { ProductShort } from '@pinline/contracts/catalogue/product/show-products'
import { showProducts } from '@pinline/contracts/catalogue/product/show-products'
import type { ProductId } from '@pinline/events/ids'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** As many as one call shows. */
const atOnce = 24

/** The parts that are recommended in place of others, by id; those that are not listed are left out. */
export const replacementsQuery = ({ api, currency }: AppContext, wanted: readonly ProductId[]) => {
  const ids = [...new Set(wanted)].sort()
  return queryOptions({
    queryKey: ['replacements', currency(), ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<ProductId, ProductShort>> => {
      const starts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) => index * atOnce)
      const answers = await Promise.all(
        starts.map((at) => api.read(showProducts, { ids: ids.slice(at, at + atOnce) }, { signal, quiet: true })),
      )
      return new Map(answers.flatMap(({ list }) => list.map((part) => [part.id, part])))
    },
    enabled: ids.length > 0,
  })
}
