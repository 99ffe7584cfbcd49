import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { countOpenOrders } from '@pinline/contracts/order/order/count-open-orders'
import type { OrderPlatform } from '../order-platform.ts'
import { countOpen, holdsOrdersOf } from '../read-models/orders/orders-of-buyer.query.ts'

export const countOpenOrdersRoute = (platform: OrderPlatform) =>
  route(countOpenOrders, async ({ buyerId }) =>
    (await holdsOrdersOf(platform, buyerId))
      ? answer({ open: await countOpen(platform, buyerId) })
      : rejection('view-behind'),
  )
