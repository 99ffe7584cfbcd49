import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const startStockingRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, startStocking, (_input, { now }) => ({ type: 'start-stocking', now }))
