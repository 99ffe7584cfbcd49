import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const retryRefundRoute = (platform: OrderDeps) =>
  route(retryRefund, async ({ orderNo, refundId, version }, { commandContext }) => {
    const found = await loadOrder(platform, orderNo)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return orderResult(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'retry-refund', refundId, now },
        context: commandContext,
        expectedVersion: version,
      }),
    )
  })
