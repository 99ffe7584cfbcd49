import { disableWebhookEndpoint } from '@pinline/contracts/notification/webhook/disable-webhook-endpoint'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointRoute } from './webhook-endpoint-route.ts'

export const disableWebhookEndpointRoute = (deps: NotificationDeps) =>
  webhookEndpointRoute(deps, disableWebhookEndpoint, (now) => ({
    type: 'disable-webhook-endpoint',
    reason: 'staff',
    now,
  }))
