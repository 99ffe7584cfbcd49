import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const retryRefundRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, retryRefund, ({ refundId }, { now }) => ({ type: 'retry-refund', refundId, now }))
