import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { exportOrders } from '@pinline/contracts/order/order/export-orders'
import type { CartStore } from '../cart/cart-store.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { findOrders } from '../read-models/orders/listed-orders.query.ts'
import { type OrderJoins, orderDetailOf } from '../read-models/orders/order-record.query.ts'

export const exportOrdersRoute = (platform: OrderPlatform, carts: CartStore, joins: OrderJoins) =>
  route(exportOrders, async ({ buyerId, skip, limit }, { language }) => {
    const slice = { skip, limit, sort: 'placedAt', descending: true } as const
    const [{ rows, total }, cart] = await Promise.all([findOrders(platform, { buyerId }, slice), carts.read(buyerId)])
    const details = await Promise.all(rows.map((row) => orderDetailOf(platform, joins, row, language)))
    return answer({
      total,
      list: details.map(({ serverNow: _, actions: _actions, ...order }) => ({ ...order })),
      cart: cart.lines.map((line) => ({ ...line })),
    })
  })
