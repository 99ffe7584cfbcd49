import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSalesDue } from '../read-models/after-sales/after-sales-due.query.ts'

/** Reminds buyers of pieces to send back, cancels requests whose pieces never came, and closes those that are refunded or replaced. */
export const keepAfterSaleDeadlinesJob = (platform: OrderDeps) =>
  defineJob({
    name: 'keep-after-sale-deadlines',
    sweepEveryMs: 10_000,
    due: async (now) => await afterSalesDue(platform, now),
    run: async (id) => {
      await handleCommand(platform, afterSaleDecider, {
        streamId: id,
        command: { type: 'keep-after-sale-deadlines', now: platform.clock.now().toISOString() },
        context: internalCause(platform, 'keep-after-sale-deadlines'),
      })
    },
  })
