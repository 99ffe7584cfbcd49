import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { loadOrder } from './load-order.ts'
import { tellChange } from './tell-change.ts'

export const confirmReceiptRoute = (platform: OrderPlatform) =>
  route(confirmReceipt, async (input, { buyerId, commandContext }) => {
    const found = await loadOrder(platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return tellChange(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'confirm-receipt', by: 'buyer', now },
        context: commandContext,
      }),
    )
  })
