import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import {
  listPurchaseProposals,
  maxProposals,
} from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { purchaseQuantity, soldWeeks } from '../purchase-orders/purchase-quantity.ts'
import { soldSince } from '../purchase-orders/sold-since.ts'

const weekMs = 604_800_000

/**
 * Looks at the parts that are watched, and reads the sales of those that are at most so far above their level as one lead time may
 * sell. The furthest below come first.
 */
export const listPurchaseProposalsRoute = (deps: CatalogueDeps) =>
  route(listPurchaseProposals, async (_, { positions }) => {
    await deps.live.catchUp(positions)
    const since = new Date(deps.platform.clock.now().getTime() - soldWeeks * weekMs)
    const watched = deps.live.index.all().flatMap((entry) => {
      const reorderLevel = entry.stock?.reorderLevel ?? null
      if (reorderLevel === null) return []
      const incoming = (entry.stock?.deliveries ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
      const { model, manufacturer, leadTimeDays, packingUnit } = entry.product.data
      const { available } = entry
      return [
        {
          ...{ productId: productId.parse(entry.id), model, manufacturer, available, incoming, reorderLevel },
          ...{ leadTimeDays, packingUnit },
        },
      ]
    })
    const nearest = watched
      .toSorted((a, b) => a.available + a.incoming - a.reorderLevel - (b.available + b.incoming - b.reorderLevel))
      .slice(0, maxProposals)
    const list = await Promise.all(
      nearest.map(async (part) => {
        const sold = await soldSince(deps, part.productId, since)
        return { ...part, sold, quantity: purchaseQuantity({ ...part, sold }) }
      }),
    )
    return result({
      list: list.filter(({ quantity }) => quantity > 0),
      more: watched.length > maxProposals && list.every(({ quantity }) => quantity > 0),
    })
  })
