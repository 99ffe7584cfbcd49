import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const shipOrderRoute = (platform: OrderDeps) =>
  route(shipOrder, async ({ orderNo, version, carrier, trackingNumber }, { commandContext }) => {
    const found = await loadOrder(platform, orderNo)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return orderResult(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'ship-order', carrier, trackingNumber, now },
        context: commandContext,
        expectedVersion: version,
      }),
    )
  })
