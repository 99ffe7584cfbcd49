import { recordTest } from '@pinline/contracts/order/picking/record-test'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const recordTestRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, recordTest, ({ productId, method, sampleSize, passed }, { now }) => ({
    type: 'record-test',
    productId,
    method,
    sampleSize,
    passed,
    now,
  }))
