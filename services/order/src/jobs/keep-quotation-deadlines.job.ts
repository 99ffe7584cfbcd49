import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsDue } from '../read-models/quotations/quotations.query.ts'

/**
 * Reminds buyers of answers that soon end, and expires those that were not accepted in time. Until it runs, they can no
 * longer be accepted anyway.
 */
export const keepQuotationDeadlinesJob = (platform: OrderDeps) =>
  defineJob({
    name: 'keep-quotation-deadlines',
    sweepEveryMs: 10_000,
    due: async (now) => await quotationsDue(platform, now),
    run: async (streamId) => {
      await handleCommand(platform, quotationDecider, {
        streamId,
        command: { type: 'keep-quotation-deadlines', now: platform.clock.now().toISOString() },
        context: internalCause(platform, 'keep-quotation-deadlines'),
      })
    },
  })
