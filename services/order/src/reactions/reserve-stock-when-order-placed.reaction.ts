import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderPlaced } from '@pinline/events/order/order-placed'
import { confirmStock, isConfirmingStock, type StockDeps } from '../checkout/confirm-stock.ts'

/**
 * Finishes a checkout that its request left unfinished: too slow, or killed. Skips orders whose request is still
 * running.
 */
export const reserveStockWhenOrderPlaced = (deps: StockDeps) =>
  defineReaction({
    name: 'reserve-stock-when-order-placed',
    subscribesTo: { service: 'order', types: ['order-placed'], eventSchema: orderPlaced },
    react: async ({ event }, context) => {
      if (isConfirmingStock(deps.platform, event.data.orderNo)) return
      await confirmStock(deps, event.data.orderNo, context)
    },
  })
