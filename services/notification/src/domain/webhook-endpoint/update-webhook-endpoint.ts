import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { WebhookEndpointContent } from '@pinline/events/notification/webhook-endpoint-content'
import type { WebhookEndpointUpdated } from '@pinline/events/notification/webhook-endpoint-updated'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export type UpdateWebhookEndpoint = {
  readonly type: 'update-webhook-endpoint'
  readonly now: string
} & WebhookEndpointContent

const isSameContent = (one: WebhookEndpointContent, other: WebhookEndpointContent): boolean =>
  one.url === other.url &&
  one.description === other.description &&
  one.order === other.order &&
  new Set(one.eventTypes).symmetricDifference(new Set(other.eventTypes)).size === 0

/** Quiet where nothing would change. */
export const updateWebhookEndpoint = (
  endpoint: WebhookEndpoint,
  { type, now, ...content }: UpdateWebhookEndpoint,
): Decision<WebhookEndpointUpdated> => {
  if (endpoint.status === 'new' || endpoint.status === 'deleted') return rejection('webhook-endpoint-not-found')
  if (isSameContent(endpoint.content, content)) return []
  return [{ type: 'webhook-endpoint-updated', data: { ...content, updatedAt: now } }]
}
