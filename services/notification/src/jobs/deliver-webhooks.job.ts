import { defineJob } from '@pinline/chassis/jobs/job'
import { webhookEndpointId } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { deliverWebhooksName } from '../webhooks/webhook-deliveries.ts'

/** Fills the lanes of endpoints for which something is due, and waits for no request. */
export const deliverWebhooks = ({ webhooks }: NotificationDeps) =>
  defineJob({
    name: deliverWebhooksName,
    sweepEveryMs: 5000,
    due: (now) => webhooks.deliveries.dueEndpoints(now),
    run: async (id) => await webhooks.lanes.fill(webhookEndpointId.parse(id)),
  })
