import { adminRoute } from '@pinline/chassis/http/admin-route'
import { ordersResource } from '@pinline/contracts/order/order/orders-resource'
import type { OrderDeps } from '../order-deps.ts'
import { orderTimelineProjection } from '../read-models/order-timeline/order-timeline.projection.ts'
import { findOrders } from '../read-models/orders/find-orders.query.ts'
import { type OrderJoins, orderRecordOf } from '../read-models/orders/order-record.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'
import { poNumbersOf } from '../read-models/orders/po-numbers.query.ts'
import { toOrderRecord } from '../read-models/orders/to-order-record.ts'
import { toOrderFilter } from './to-order-filter.ts'

/** Orders in the console. */
export const ordersAdminRoute = (platform: OrderDeps, joins: OrderJoins) =>
  adminRoute(
    ordersResource,
    {
      list: async ({ filter, ids, sort, range: [from, to], end }) => {
        const { rows, ...counted } = await findOrders(
          platform,
          { ...(await toOrderFilter(platform, filter)), ids },
          {
            skip: end === undefined ? from : 'last',
            limit: end ?? to - from + 1,
            sort: sort.field === 'placedAt' ? 'placedAt' : 'orderNo',
            descending: sort.order === 'DESC',
          },
        )
        const poNumbers = await poNumbersOf(platform, rows)
        return { rows: rows.map((row, place) => toOrderRecord(row, poNumbers[place] ?? null)), ...counted }
      },
      one: async (id, { language }) => {
        const row = await findOrder(platform, id)
        return row === undefined ? undefined : await orderRecordOf(platform, joins, row, language)
      },
    },
    { waitsFor: [ordersProjection, orderTimelineProjection] },
  )
