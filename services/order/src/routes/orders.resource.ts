import { adminRoute } from '@pinline/chassis/http/admin-route'
import { ordersResource } from '../contract/orders-resource.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { orderTimelineProjection } from '../read-models/order-timeline/order-timeline.projection.ts'
import { type OrderJoins, orderRecordOf, orderRecordRow } from '../read-models/orders/order-record.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder, findOrders } from '../read-models/orders/orders.query.ts'

/** Orders in the console. */
export const ordersAdminRoute = (platform: OrderPlatform, joins: OrderJoins) =>
  adminRoute(
    ordersResource,
    {
      list: async ({ filter: { q, status, buyerId }, ids, sort, range: [from, to] }) => {
        const statuses = status === undefined || Array.isArray(status) ? status : [status]
        const { rows, total } = await findOrders(
          platform,
          { q, statuses, buyerId, ids },
          {
            skip: from,
            limit: to - from + 1,
            sort: sort.field === 'placedAt' ? 'placedAt' : 'orderNo',
            descending: sort.order === 'DESC',
          },
        )
        return { rows: rows.map(orderRecordRow), total }
      },
      one: async (id, { language }) => {
        const row = await findOrder(platform, id)
        return row === undefined ? undefined : await orderRecordOf(platform, joins, row, language)
      },
    },
    { waitsFor: [ordersProjection, orderTimelineProjection] },
  )
