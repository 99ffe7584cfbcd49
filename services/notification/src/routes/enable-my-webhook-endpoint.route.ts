import { enableMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/enable-my-webhook-endpoint'
import type { NotificationDeps } from '../notification-deps.ts'
import { myWebhookEndpointRoute } from './webhook-endpoint-route.ts'

export const enableMyWebhookEndpointRoute = (deps: NotificationDeps) =>
  myWebhookEndpointRoute(deps, enableMyWebhookEndpoint, (now) => ({ type: 'enable-webhook-endpoint', now }))
