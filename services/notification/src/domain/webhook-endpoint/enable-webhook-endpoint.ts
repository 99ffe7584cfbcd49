import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { WebhookEndpointEnabled } from '@pinline/events/notification/webhook-endpoint-enabled'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export interface EnableWebhookEndpoint {
  readonly type: 'enable-webhook-endpoint'
  readonly now: string
}

export const enableWebhookEndpoint = (
  endpoint: WebhookEndpoint,
  { now }: EnableWebhookEndpoint,
): Decision<WebhookEndpointEnabled> => {
  if (endpoint.status === 'new' || endpoint.status === 'deleted') return rejection('webhook-endpoint-not-found')
  return endpoint.status === 'enabled' ? [] : [{ type: 'webhook-endpoint-enabled', data: { enabledAt: now } }]
}
