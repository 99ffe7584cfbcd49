import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { countOpenOrders } from '../contract/count-open-orders.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { countOpen } from '../read-models/orders/orders-of-buyer.query.ts'

export const countOpenOrdersRoute = (platform: OrderPlatform) =>
  route(countOpenOrders, async ({ buyerId }) => answer({ open: await countOpen(platform, buyerId) }))
