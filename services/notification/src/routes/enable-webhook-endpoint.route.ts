import { enableWebhookEndpoint } from '@pinline/contracts/notification/webhook/enable-webhook-endpoint'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointRoute } from './webhook-endpoint-route.ts'

export const enableWebhookEndpointRoute = (deps: NotificationDeps) =>
  webhookEndpointRoute(deps, enableWebhookEndpoint, (now) => ({ type: 'enable-webhook-endpoint', now }))
