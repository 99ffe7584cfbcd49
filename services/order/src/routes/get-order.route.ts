import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import type { OrderDeps } from '../order-deps.ts'
import { type OrderJoins, orderDetailOf } from '../read-models/orders/order-record.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const getOrderRoute = (platform: OrderDeps, joins: OrderJoins) =>
  route(
    getOrder,
    async ({ orderNo }, { buyerId, language }) => {
      const row = await findOrder(platform, orderNo, buyerId)
      if (row === undefined) return rejection('order-not-found')
      return result(await orderDetailOf(platform, joins, row, language))
    },
    { waitsFor: [ordersProjection] },
  )
