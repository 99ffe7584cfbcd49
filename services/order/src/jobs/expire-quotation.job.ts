import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsPastValidity } from '../read-models/quotations/quotations.query.ts'

/** Expires answers that were not accepted in time. Until it runs, they can no longer be accepted anyway. */
export const expireQuotationJob = (platform: OrderDeps) =>
  defineJob({
    name: 'expire-quotation',
    sweepEveryMs: 60_000,
    due: async (now) => await quotationsPastValidity(platform, now),
    run: async (streamId) => {
      const command = { type: 'expire-quotation', now: platform.clock.now().toISOString() } as const
      const context = internalCause(platform, 'expire-quotation')
      await handleCommand(platform, quotationDecider, { streamId, command, context })
    },
  })
