import { startTesting } from '@pinline/contracts/order/order/start-testing'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const startTestingRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, startTesting, (_input, { now }) => ({ type: 'start-testing', now }))
