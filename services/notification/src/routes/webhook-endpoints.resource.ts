import { adminRoute } from '@pinline/chassis/http/admin-route'
import { webhookEndpointsResource } from '@pinline/contracts/notification/webhook/webhook-endpoints-resource'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointsProjection } from '../read-models/webhook-endpoints/webhook-endpoints.projection.ts'
import { findWebhookEndpoint, findWebhookEndpoints } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

/** Webhook endpoints in the console. */
export const webhookEndpointsResourceRoute = ({ platform, webhooks }: NotificationDeps) =>
  adminRoute(
    webhookEndpointsResource,
    {
      list: async (request) => await findWebhookEndpoints(platform, webhooks.health, request),
      one: async (id) => await findWebhookEndpoint(platform, webhooks.health, id),
    },
    { waitsFor: [webhookEndpointsProjection] },
  )
