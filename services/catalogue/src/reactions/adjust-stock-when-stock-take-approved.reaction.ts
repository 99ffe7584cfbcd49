import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type StockTakeApproved, stockTakeApproved } from '@pinline/events/catalogue/stock-take-approved'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { isCorrection } from '../domain/stock/conflicting-changes.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import type { RefusedDifference } from '../domain/stock-take/stock-take.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/**
 * Books each difference once: its request is made of the approval and the product. Pieces that orders hold cannot be taken off,
 * and what somebody has corrected since the count is not corrected again; those differences are recorded as refused, for staff.
 */
export const adjustStockWhenStockTakeApproved = ({ platform, stockQueue }: CatalogueDeps): AnyReaction =>
  defineReaction<StockTakeApproved>({
    name: 'adjust-stock-when-stock-take-approved',
    subscribesTo: { service: 'catalogue', types: ['stock-take-approved'], eventSchema: stockTakeApproved },
    react: async ({ streamId, event: { data } }, context) => {
      const refused: RefusedDifference[] = []
      const { state } = await loadStream(platform, stockTakeDecider, streamId)
      const lines = state.status === 'none' ? [] : state.lines
      const countedAt = new Map(lines.map(({ productId, counts }) => [productId, counts.at(-1)?.stockVersion]))
      for (const { productId, quantity } of data.differences) {
        const done = await stockQueue.inTurn(productId, () =>
          handleCommand(platform, stockDecider, {
            streamId: streamOf('stock', productId),
            command: { type: 'adjust-stock', productId, quantity, reason: `Stock-take: ${data.title}` },
            context: furtherContext(context, productId),
            expectedVersion: countedAt.get(productId),
            conflictsWith: isCorrection,
          }),
        )
        if (!isRejection(done)) continue
        const stock = await loadStream(platform, stockDecider, streamOf('stock', productId))
        refused.push({ productId, available: stock.state.available })
      }
      const done = await handleCommand(platform, stockTakeDecider, {
        streamId,
        command: { type: 'book-stock-take', refused, now: platform.clock.now().toISOString() },
        context: furtherContext(context, 'booked'),
      })
      if (isRejection(done)) platform.log.error({ streamId, code: done.code }, 'a stock-take could not be ended')
    },
  })
