import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { statusesOfTab } from '@pinline/contracts/order/order/order-status'
import type { OrderPlatform } from '../order-platform.ts'
import { findOrders } from '../read-models/orders/listed-orders.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import type { PartTexts } from '../read-models/orders/part-texts.ts'
import { showOrder } from '../read-models/orders/show-order.ts'

export const listOrdersRoute = (platform: OrderPlatform, texts: PartTexts) =>
  route(
    listOrders,
    async ({ tab, q, page, pageSize }, { buyerId, language }) => {
      const statuses = tab === 'all' ? undefined : statusesOfTab[tab]
      const slice = { skip: (page - 1) * pageSize, limit: pageSize, sort: 'placedAt', descending: true } as const
      const { rows, total } = await findOrders(platform, { buyerId, statuses, q }, slice)
      const parts = await texts.read(
        rows.flatMap((row) => row.lines.map((line) => line.productId)),
        language,
      )
      return answer({ list: rows.map((row) => showOrder(row, parts)), total, page, pageSize })
    },
    { waitsFor: [ordersProjection] },
  )
