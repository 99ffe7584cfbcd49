import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { loadOrder } from './load-order.ts'
import { tellChange } from './tell-change.ts'

export const shipOrderRoute = (platform: OrderPlatform) =>
  route(shipOrder, async ({ orderNo, version, carrier, trackingNumber }, { commandContext }) => {
    const found = await loadOrder(platform, orderNo)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return tellChange(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'ship-order', carrier, trackingNumber, now },
        context: commandContext,
        expectedVersion: version,
      }),
    )
  })
