import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { statusesOfTab } from '@pinline/contracts/order/order/order-status'
import type { OrderDeps } from '../order-deps.ts'
import { findOrders } from '../read-models/orders/find-orders.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import type { PartTexts } from '../read-models/orders/part-texts.ts'
import { poNumbersOf } from '../read-models/orders/po-numbers.query.ts'
import { toOrderRow } from '../read-models/orders/to-order-row.ts'

export const listOrdersRoute = (platform: OrderDeps, texts: PartTexts) =>
  route(
    listOrders,
    async ({ tab, q, page, pageSize }, { buyerId, language }) => {
      const statuses = tab === 'all' ? undefined : statusesOfTab[tab]
      const slice = { skip: (page - 1) * pageSize, limit: pageSize, sort: 'placedAt', descending: true } as const
      const { rows, total } = await findOrders(platform, { buyerId, statuses, q }, slice)
      const productIds = rows.flatMap((row) => row.lines.map((line) => line.productId))
      const [parts, poNumbers] = await Promise.all([texts.read(productIds, language), poNumbersOf(platform, rows)])
      const list = rows.map((row, place) => toOrderRow(row, parts, poNumbers[place] ?? null))
      return result({ list, total, page, pageSize })
    },
    { waitsFor: [ordersProjection] },
  )
