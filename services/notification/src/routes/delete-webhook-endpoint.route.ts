import { deleteWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-webhook-endpoint'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointRoute } from './webhook-endpoint-route.ts'

export const deleteWebhookEndpointRoute = (deps: NotificationDeps) =>
  webhookEndpointRoute(deps, deleteWebhookEndpoint, (now) => ({ type: 'delete-webhook-endpoint', now }))
