import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const startTestingRoute = (platform: OrderDeps) =>
  route(startTesting, async (input, { commandContext }) => {
    const found = await loadOrder(platform, input.orderNo)
    if (isRejection(found)) return found
    const now = platform.clock.now().toISOString()
    return orderResult(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'start-testing', now },
        context: commandContext,
        expectedVersion: input.version,
      }),
    )
  })
