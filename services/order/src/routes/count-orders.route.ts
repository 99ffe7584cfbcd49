import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import type { OrderPlatform } from '../order-platform.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { countByTab } from '../read-models/orders/orders.query.ts'

export const countOrdersRoute = (platform: OrderPlatform) =>
  route(countOrders, async (_input, { buyerId }) => answer(await countByTab(platform, buyerId)), {
    waitsFor: [ordersProjection],
  })
