import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { countByTab } from '../read-models/orders/orders.query.ts'

export const countOrdersRoute = (platform: OrderDeps) =>
  route(countOrders, async (_input, { buyerId }) => result(await countByTab(platform, buyerId)), {
    waitsFor: [ordersProjection],
  })
