import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { countOpenOrders } from '@pinline/contracts/order/order/count-open-orders'
import type { OrderDeps } from '../order-deps.ts'
import { countOpen, viewHoldsOrdersOf } from '../read-models/orders/orders-of-buyer.query.ts'

export const countOpenOrdersRoute = (platform: OrderDeps) =>
  route(countOpenOrders, async ({ buyerId }) =>
    (await viewHoldsOrdersOf(platform, buyerId))
      ? result({ open: await countOpen(platform, buyerId) })
      : rejection('view-behind'),
  )
