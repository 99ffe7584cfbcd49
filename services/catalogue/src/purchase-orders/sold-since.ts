import { unpacked } from '@pinline/chassis/event-store/archived-commits'
import { stockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** Pieces of a product that left with parcels since a time. Reads its stock backwards to then. */
export const soldSince = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  productId: ProductId,
  since: Date,
): Promise<number> => {
  let sold = 0
  const commits = platform.store.commits.find({ streamId: streamOf('stock', productId) }).sort({ version: -1 })
  for await (const commit of unpacked(commits, true)) {
    if (commit.committedAt < since) break
    for (const stored of commit.events) {
      const { type, data } = stockEvent.parse(stored)
      if (type === 'stock-sold-in-parcel' || type === 'stock-sold-to-order') sold += data.quantity
    }
  }
  return sold
}
