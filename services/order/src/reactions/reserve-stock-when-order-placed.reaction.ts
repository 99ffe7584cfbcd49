import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderPlaced } from '@pinline/events/order/order-placed'
import type { CartStore } from '../cart/cart-store.ts'
import { confirmStock, isConfirmingStock } from '../checkout/confirm-stock.ts'
import type { OrderDeps } from '../order-deps.ts'

/**
 * Finishes a checkout that its request left unfinished: too slow, or killed. Skips orders whose request is still
 * running.
 */
export const reserveStockWhenOrderPlaced = (platform: OrderDeps, carts: CartStore) =>
  defineReaction({
    name: 'reserve-stock-when-order-placed',
    subscribesTo: { service: 'order', types: ['order-placed'], eventSchema: orderPlaced },
    react: async ({ event }, context) => {
      if (isConfirmingStock(platform, event.data.orderNo)) return
      await confirmStock(platform, carts, event.data.orderNo, context)
    },
  })
