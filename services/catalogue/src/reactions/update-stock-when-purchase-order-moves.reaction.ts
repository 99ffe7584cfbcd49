import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type PurchaseOrderEvent, purchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { purchaseOrderId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { stockCommandsOf } from '../purchase-orders/stock-commands-of.ts'

/**
 * Buyers see what is on its way by an order's lines, as they see deliveries that staff announce singly, and what arrived is stock.
 * One reaction for all its events, since a receipt that overtakes its announcement leaves pieces incoming for ever. Each command
 * has effect once: its request is made of the event and the product. A stock with as many deliveries as it may have takes no
 * other; its pieces are received all the same.
 */
export const updateStockWhenPurchaseOrderMoves = ({ platform, stockQueue }: CatalogueDeps): AnyReaction =>
  defineReaction<PurchaseOrderEvent>({
    name: 'update-stock-when-purchase-order-moves',
    subscribesTo: {
      service: 'catalogue',
      types: [
        'purchase-order-placed',
        'purchase-order-rescheduled',
        'purchase-order-received',
        'purchase-order-closed',
      ],
      eventSchema: purchaseOrderEvent,
    },
    react: async ({ streamId, event }, context) => {
      for (const command of stockCommandsOf(purchaseOrderId.parse(streamId), event)) {
        const { type, productId } = command
        const done = await stockQueue.inTurn(productId, () =>
          handleCommand(platform, stockDecider, {
            streamId: streamOf('stock', productId),
            command,
            context: furtherContext(context, productId),
          }),
        )
        if (!isRejection(done)) continue
        if (type === 'receive-stock')
          throw new Error(`pieces of purchase order ${streamId} are not in stock: ${productId} ${done.code}`)
        platform.log.warn({ streamId, productId, code: done.code }, 'a delivery of a purchase order was refused')
      }
    },
  })
