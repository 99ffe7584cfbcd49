import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type AfterSaleReceived, afterSaleReceived } from '@pinline/events/order/after-sale-received'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** Returned pieces that were found good are stock again. */
export const receiveStockWhenAfterSaleReceived = ({ platform }: CatalogueDeps): AnyReaction =>
  defineReaction<AfterSaleReceived>({
    name: 'receive-stock-when-after-sale-received',
    subscribesTo: { service: 'order', types: ['after-sale-received'], eventSchema: afterSaleReceived },
    react: async ({ streamId, event: { data } }, context) => {
      const { productId, toStock: quantity } = data
      if (quantity === 0) return
      const reason = `Return ${streamId}`
      const command = { type: 'receive-stock', productId, quantity, reason, returned: true } as const
      const done = await handleCommand(platform, stockDecider, {
        streamId: streamOf('stock', productId),
        command,
        context,
      })
      if (isRejection(done)) platform.log.error({ productId, code: done.code }, 'returned pieces are not in stock')
    },
  })
