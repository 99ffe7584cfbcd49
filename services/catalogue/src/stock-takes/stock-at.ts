import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { loadStreamAt } from '@pinline/chassis/event-store/load-stream-at'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** Pieces that lay on the shelf, reserved ones included, and the version of the stock that says so. */
export interface ShelfStock {
  readonly expected: number
  readonly stockVersion: number
}

/**
 * What the stock of a product said at a time. Prevents the failure "a sheet that is entered in the evening books what was
 * sold since noon as found".
 */
export const stockAt = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  productId: ProductId,
  time: Date | undefined,
): Promise<ShelfStock> => {
  const streamId = streamOf('stock', productId)
  const present = await loadStream(platform, stockDecider, streamId)
  const after =
    time === undefined
      ? null
      : await platform.store.commits.findOne(
          { streamId, committedAt: { $gt: time }, version: { $lte: present.version } },
          { sort: { version: 1 }, projection: { version: 1 } },
        )
  const { state, version } =
    after === null ? present : await loadStreamAt(platform, stockDecider, streamId, after.version - 1)
  return { expected: state.available + state.reserved, stockVersion: version }
}
