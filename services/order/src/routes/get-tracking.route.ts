import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getTracking } from '@pinline/contracts/order/order/get-tracking'
import type { OrderDeps } from '../order-deps.ts'
import { logisticsOf } from '../read-models/orders/order-record.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const getTrackingRoute = (platform: OrderDeps) =>
  route(
    getTracking,
    async (input, { language }) => {
      const row = await findOrder(platform, input.orderNo)
      if (row === undefined || !row.listed) return rejection('order-not-found')
      const { orderNo, status, carrier, trackingNumber, shippedAt } = row
      return result({
        orderNo,
        status,
        carrier,
        trackingNumber,
        shippedAt,
        logistics: logisticsOf(platform, row, language),
      })
    },
    { waitsFor: [ordersProjection] },
  )
