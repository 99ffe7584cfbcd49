import { isRejection } from '@pinline/chassis/contract/error-codes'
import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderNumber } from '@pinline/events/ids'
import { orderShipped } from '@pinline/events/order/order-shipped'
import { type CatalogueParts, withoutRequest } from '../catalogue-parts.ts'

/** What an order held has left with it. */
export const sellStockWhenOrderShipped = ({ stockQueue, live, platform }: CatalogueParts) =>
  defineReaction({
    name: 'sell-stock-when-order-shipped',
    hears: { service: 'order', types: ['order-shipped'], factSchema: orderShipped },
    react: async ({ streamId, fact }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const { productId } of fact.data.lines) {
        if (live.index.find(productId)?.product.data.custom === true) continue
        const outcome = await stockQueue.submit({ type: 'sell-stock', productId, orderNo }, withoutRequest(context))
        if (isRejection(outcome)) platform.log.error({ orderNo, productId }, 'a shipped order held no stock')
      }
    },
  })
