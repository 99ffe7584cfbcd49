import { defineJob } from '@pinline/chassis/jobs/job'
import { webhookEndpointId } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointIds } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

/** Keeps the log of each endpoint to its newest deliveries, and its counts to a day. */
export const trimWebhooks = ({ platform, webhooks }: NotificationDeps) =>
  defineJob({
    name: 'trim-webhooks',
    sweepEveryMs: 600_000,
    due: async () => await webhookEndpointIds(platform),
    run: async (id) => {
      const endpointId = webhookEndpointId.parse(id)
      await webhooks.deliveries.trim(endpointId)
      await webhooks.health.trim(endpointId)
    },
  })
