import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const shipOrderRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, shipOrder, ({ carrier, trackingNumber, madeToOrderReady = false }, { now }) => ({
    type: 'ship-order',
    carrier,
    trackingNumber,
    madeToOrderReady,
    now,
  }))
