import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { defineJob } from '@pinline/chassis/jobs/job'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { internalCause } from '../payments/internal-cause.ts'
import { ordersShippedBefore } from '../read-models/orders/orders-due.query.ts'

const dayMs = 86_400_000

/** Completes orders whose receipt nobody confirmed for so many days after shipping. */
export const completeShippedOrderJob = (platform: OrderPlatform) =>
  defineJob({
    name: 'complete-shipped-order',
    sweepEveryMs: 60_000,
    due: async (now) =>
      await ordersShippedBefore(platform, new Date(now.getTime() - platform.config.RECEIPT_DAYS * dayMs)),
    run: async (id) => {
      await handleCommand(platform, orderDecider, {
        streamId: id,
        command: { kind: 'confirm-receipt', by: 'time', now: platform.clock.now().toISOString() },
        context: internalCause(platform, 'complete-shipped-order'),
      })
    },
  })
