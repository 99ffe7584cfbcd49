import type { ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { isCorrection } from '../domain/stock/conflicting-changes.ts'
import { differenceOf, type StockTake } from '../domain/stock-take/stock-take.ts'
import { streamOf } from '../identity/product-id-of.ts'

/**
 * Products whose difference may have been corrected by somebody else since their latest count. Prevents the failure "a
 * missing piece is taken off by a correction, and again by the stock-take". A stock-take that is over has none.
 */
export const correctedSinceCount = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  stockTake: StockTake,
): Promise<ReadonlySet<ProductId>> => {
  if (stockTake.status !== 'counting') return new Set()
  const counted = new Map(
    stockTake.lines.flatMap(({ productId, counts }) => {
      const last = counts.at(-1)
      const differs = last !== undefined && differenceOf({ counts }) !== 0
      return differs ? [[streamOf('stock', productId), { productId, afterVersion: last.stockVersion }] as const] : []
    }),
  )
  const commits = await platform.store.loadMany(
    [...counted].map(([streamId, { afterVersion }]) => ({ streamId, afterVersion })),
  )
  const corrected = commits.filter(({ events }) => events.some(isCorrection))
  return new Set(corrected.flatMap(({ streamId }) => counted.get(streamId)?.productId ?? []))
}
