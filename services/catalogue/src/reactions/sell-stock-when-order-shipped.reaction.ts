import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { orderShipped } from '@pinline/events/order/order-shipped'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'

/** Sells an order's reserved stock, and counts what was made for it as sold. */
export const sellStockWhenOrderShipped = ({ stockQueue, platform }: CatalogueDeps) =>
  defineReaction({
    name: 'sell-stock-when-order-shipped',
    subscribesTo: { service: 'order', types: ['order-shipped'], eventSchema: orderShipped },
    react: async ({ streamId, event }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const { productId } of event.data.lines) {
        const outcome = await stockQueue.submit({ type: 'sell-stock', productId, orderNo }, withoutRequest(context))
        if (isRejection(outcome)) platform.log.error({ orderNo, productId }, 'a shipped order held no stock')
      }
      for (const { productId, quantity } of event.data.madeToOrder) {
        const command = { type: 'count-made-to-order', productId, orderNo, quantity } as const
        const outcome = await stockQueue.submit(command, withoutRequest(context))
        if (isRejection(outcome)) platform.log.error({ orderNo, productId }, 'what was made to order is held in stock')
      }
    },
  })
