import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { WebhookEndpointDeleted } from '@pinline/events/notification/webhook-endpoint-deleted'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export interface DeleteWebhookEndpoint {
  readonly type: 'delete-webhook-endpoint'
  readonly now: string
}

export const deleteWebhookEndpoint = (
  endpoint: WebhookEndpoint,
  { now }: DeleteWebhookEndpoint,
): Decision<WebhookEndpointDeleted> => {
  if (endpoint.status === 'new') return rejection('webhook-endpoint-not-found')
  return endpoint.status === 'deleted' ? [] : [{ type: 'webhook-endpoint-deleted', data: { deletedAt: now } }]
}
