import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { OverdueOrders, receiptDeadline } from '../deadlines/overdue-orders.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { ordersShippedWithin } from '../read-models/orders/orders-due.query.ts'
import { shippedTooLongAgo } from '../settings/order-settings.ts'

/** Completes orders whose receipt was not confirmed within the days that were set when they were shipped. */
export const completeShippedOrderJob = (platform: OrderDeps) => {
  const unconfirmed = new OverdueOrders(platform, receiptDeadline)
  return defineJob({
    name: 'complete-shipped-order',
    sweepEveryMs: 60_000,
    due: async (now) => {
      const times = await shippedTooLongAgo(platform, now)
      return [...new Set([...(await ordersShippedWithin(platform, times)), ...(await unconfirmed.find(times))])]
    },
    run: async (id) => {
      await handleCommand(platform, orderDecider, {
        streamId: id,
        command: { type: 'confirm-receipt', by: 'time', now: platform.clock.now().toISOString() },
        context: internalCause(platform, 'complete-shipped-order'),
      })
    },
  })
}
