import { result } from '@pinline/chassis/http/call-result'
import { mentionedNames } from '@pinline/chassis/http/check-mentions'
import { route } from '@pinline/chassis/http/route'
import { exportOrders } from '@pinline/contracts/order/order/export-orders'
import type { CartStore } from '../cart/cart-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleDetailOf } from '../read-models/after-sales/after-sale-detail.query.ts'
import { findAfterSalesOfOrder } from '../read-models/after-sales/after-sales.query.ts'
import { findOrders } from '../read-models/orders/find-orders.query.ts'
import { type OrderJoins, orderDetailOf, staffNotesOf } from '../read-models/orders/order-record.query.ts'

export const exportOrdersRoute = (platform: OrderDeps, carts: CartStore, joins: OrderJoins) =>
  route(exportOrders, async ({ buyerId, skip, limit }, { language }) => {
    const slice = { skip, limit, sort: 'placedAt', descending: true } as const
    const [{ rows, total }, cart] = await Promise.all([findOrders(platform, { buyerId }, slice), carts.read(buyerId)])
    const details = await Promise.all(
      rows.map(async (row) => {
        const [detail, staffNotes, requests] = await Promise.all([
          orderDetailOf(platform, joins, row, language),
          staffNotesOf(platform, row, (notes) => mentionedNames(platform, notes, 'orders')),
          findAfterSalesOfOrder(platform, row.orderNo),
        ])
        const afterSales = await Promise.all(
          requests.map((request) => afterSaleDetailOf(platform, joins.texts, request, language)),
        )
        return { ...detail, staffNotes, afterSales }
      }),
    )
    return result({
      total,
      list: details.map(({ serverNow: _, allowedCommands: _allowed, ...order }) => ({ ...order })),
      cart: cart.lines.map((line) => ({ ...line })),
    })
  })
