import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMyWebhookEndpoints } from '@pinline/contracts/notification/webhook/list-my-webhook-endpoints'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointsProjection } from '../read-models/webhook-endpoints/webhook-endpoints.projection.ts'
import { findMyWebhookEndpoints } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

export const listMyWebhookEndpointsRoute = ({ platform, webhooks }: NotificationDeps) =>
  route(
    listMyWebhookEndpoints,
    async (_input, { buyerId }) => result({ list: await findMyWebhookEndpoints(platform, webhooks.health, buyerId) }),
    { waitsFor: [webhookEndpointsProjection] },
  )
