import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { afterSaleNo } from '@pinline/events/ids'
import {
  type AfterSaleReplacementWithdrawn,
  afterSaleReplacementWithdrawn,
} from '@pinline/events/order/after-sale-replacement-withdrawn'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** Pieces of a replacement that is not sent after all are free again. */
export const returnStockWhenReplacementWithdrawn = ({ platform }: CatalogueDeps): AnyReaction =>
  defineReaction<AfterSaleReplacementWithdrawn>({
    name: 'return-stock-when-replacement-withdrawn',
    subscribesTo: {
      service: 'order',
      types: ['after-sale-replacement-withdrawn'],
      eventSchema: afterSaleReplacementWithdrawn,
    },
    react: async ({ streamId, event: { data } }, context) => {
      const { productId, attempt, quantity, fromStock } = data
      if (!fromStock) return
      const replacement = { productId, afterSaleNo: afterSaleNo.parse(streamId), attempt, quantity }
      const done = await handleCommand(platform, stockDecider, {
        streamId: streamOf('stock', productId),
        command: { type: 'return-stock-from-replacement', ...replacement },
        context,
      })
      if (isRejection(done)) platform.log.error({ ...replacement, code: done.code }, 'pieces of a replacement are lost')
    },
  })
