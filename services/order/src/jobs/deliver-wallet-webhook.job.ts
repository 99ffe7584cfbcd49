import { defineJob } from '@pinline/chassis/jobs/job'
import { attemptId, refundId } from '@pinline/events/order/payment-ids'
import type { OrderDeps } from '../order-deps.ts'
import { deliverRefundWebhook, deliverWebhook } from '../wallet/deliver-webhook.ts'
import { dueWebhooks } from '../wallet/due-webhooks.query.ts'

/**
 * Sends the simulated wallet's webhooks that are delayed on purpose or were not accepted, of attempts and of refunds.
 */
export const deliverWalletWebhookJob = (platform: OrderDeps) =>
  defineJob({
    name: 'deliver-wallet-webhook',
    sweepEveryMs: 2000,
    due: async (now) => await dueWebhooks(platform, now),
    run: async (id) => {
      const refund = refundId.safeParse(id)
      if (refund.success) await deliverRefundWebhook(platform, refund.data)
      else await deliverWebhook(platform, attemptId.parse(id))
    },
  })
