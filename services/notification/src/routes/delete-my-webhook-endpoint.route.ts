import { deleteMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-my-webhook-endpoint'
import type { NotificationDeps } from '../notification-deps.ts'
import { myWebhookEndpointRoute } from './webhook-endpoint-route.ts'

export const deleteMyWebhookEndpointRoute = (deps: NotificationDeps) =>
  myWebhookEndpointRoute(deps, deleteMyWebhookEndpoint, (now) => ({ type: 'delete-webhook-endpoint', now }))
