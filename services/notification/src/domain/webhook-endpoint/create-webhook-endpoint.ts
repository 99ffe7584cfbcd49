import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { WebhookEndpointCreated } from '@pinline/events/notification/webhook-endpoint-created'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export type CreateWebhookEndpoint = { readonly type: 'create-webhook-endpoint' } & WebhookEndpointCreated['data']

/** Quiet where this endpoint is there already; an id that another endpoint has is left alone. */
export const createWebhookEndpoint = (
  endpoint: WebhookEndpoint,
  { type, ...data }: CreateWebhookEndpoint,
): Decision<WebhookEndpointCreated> => {
  if (endpoint.status === 'new') return [{ type: 'webhook-endpoint-created', data }]
  return endpoint.status !== 'deleted' && endpoint.secretRef === data.secretRef ? [] : rejection('version-conflict')
}
