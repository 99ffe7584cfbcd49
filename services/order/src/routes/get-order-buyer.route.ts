import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getOrderBuyer } from '@pinline/contracts/order/order/get-order-buyer'
import type { OrderDeps } from '../order-deps.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const getOrderBuyerRoute = (platform: OrderDeps) =>
  route(getOrderBuyer, async ({ orderNo }) => {
    const order = await findOrder(platform, orderNo)
    return order === undefined ? rejection('order-not-found') : result({ buyerId: order.buyerId })
  })
