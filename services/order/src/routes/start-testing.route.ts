import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { loadOrder } from './load-order.ts'
import { tellChange } from './tell-change.ts'

export const startTestingRoute = (platform: OrderPlatform) =>
  route(startTesting, async (input, { commandContext }) => {
    const found = await loadOrder(platform, input.orderNo)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return tellChange(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'start-testing', now },
        context: commandContext,
        expectedVersion: input.version,
      }),
    )
  })
