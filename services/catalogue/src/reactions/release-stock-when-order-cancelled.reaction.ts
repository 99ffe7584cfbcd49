import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { orderCancelled } from '@pinline/events/order/order-cancelled'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'

/** Releases an order's reserved stock. A release before its reservation is recorded and refuses it. */
export const releaseStockWhenOrderCancelled = ({ stockQueue, platform }: CatalogueDeps) =>
  defineReaction({
    name: 'release-stock-when-order-cancelled',
    subscribesTo: { service: 'order', types: ['order-cancelled'], eventSchema: orderCancelled },
    react: async ({ streamId, event }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const { productId } of event.data.lines) {
        const outcome = await stockQueue.submit({ type: 'release-stock', productId, orderNo }, withoutRequest(context))
        if (isRejection(outcome)) platform.log.error({ orderNo, productId }, 'a cancelled order has sold stock')
      }
    },
  })
