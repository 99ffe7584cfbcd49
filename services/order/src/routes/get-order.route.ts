import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import type { OrderPlatform } from '../order-platform.ts'
import { type OrderJoins, orderDetailOf } from '../read-models/orders/order-record.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const getOrderRoute = (platform: OrderPlatform, joins: OrderJoins) =>
  route(
    getOrder,
    async ({ orderNo }, { buyerId, language }) => {
      const row = await findOrder(platform, orderNo, buyerId)
      if (row === undefined) return rejection('order-not-found')
      return answer(await orderDetailOf(platform, joins, row, language))
    },
    { waitsFor: [ordersProjection] },
  )
