import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const confirmReceiptRoute = (platform: OrderDeps) =>
  route(confirmReceipt, async (input, { buyerId, commandContext }) => {
    const found = await loadOrder(platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return orderResult(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'confirm-receipt', by: 'buyer', now },
        context: commandContext,
      }),
    )
  })
