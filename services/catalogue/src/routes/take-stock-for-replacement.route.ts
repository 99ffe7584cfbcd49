import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { takeStockForReplacement } from '@pinline/contracts/catalogue/stock/take-stock-for-replacement'
import { stockTakenForReplacement } from '@pinline/events/catalogue/stock-taken-for-replacement'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** What was recorded under the request id of an attempt, by this call or an earlier one, is its result. */
export const takeStockForReplacementRoute = ({ platform }: CatalogueDeps) =>
  route(takeStockForReplacement, async (input, { commandContext }) => {
    const { afterSaleNo, attempt, productId } = input
    const id = `replacement-${afterSaleNo}-${attempt}`
    const done = await handleCommand(platform, stockDecider, {
      streamId: streamOf('stock', productId),
      command: { type: 'take-stock-for-replacement', ...input },
      context: { ...commandContext, request: { id, hash: id } },
    })
    if (isRejection(done)) return done
    const [commit] = await platform.store.commitsOf([id])
    const recorded = stockTakenForReplacement.parse(commit?.events[0])
    const { quantity, available } = recorded.data
    return result(quantity > 0 ? { outcome: 'taken' as const } : { outcome: 'refused' as const, available })
  })
