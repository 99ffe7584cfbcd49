import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderPlaced } from '@pinline/events/order/order-placed'
import type { CartStore } from '../cart/cart-store.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { isBeingSettled, settleStock } from '../placing/settle-stock.ts'

/** Finishes a placing that its request left: too slow, or killed in between. Leaves it to a request that is at it. */
export const reserveStockWhenOrderPlaced = (platform: OrderPlatform, carts: CartStore) =>
  defineReaction({
    name: 'reserve-stock-when-order-placed',
    hears: { service: 'order', types: ['order-placed'], factSchema: orderPlaced },
    react: async ({ fact }, context) => {
      if (isBeingSettled(platform, fact.data.orderNo)) return
      await settleStock(platform, carts, fact.data.orderNo, context)
    },
  })
