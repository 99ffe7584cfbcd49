import type { BuyerId, VaultReference, WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookEndpointContent } from '@pinline/events/notification/webhook-endpoint-content'
import type { WebhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'

/** An endpoint that is not deleted. */
export interface PresentWebhookEndpoint {
  readonly status: 'enabled' | 'disabled'
  readonly endpointId: WebhookEndpointId
  /** Undefined: it is the shop's. */
  readonly buyerId: BuyerId | undefined
  readonly content: WebhookEndpointContent
  readonly secretRef: VaultReference
}
export type WebhookEndpoint =
  | { readonly status: 'new' }
  | PresentWebhookEndpoint
  | { readonly status: 'deleted'; readonly endpointId: WebhookEndpointId; readonly buyerId: BuyerId | undefined }

export const newWebhookEndpoint: WebhookEndpoint = { status: 'new' }

/** Applies one event. Any event before `webhook-endpoint-created` or after the deletion means a corrupt stream and throws. */
export const evolveWebhookEndpoint = (endpoint: WebhookEndpoint, event: WebhookEndpointEvent): WebhookEndpoint => {
  if (event.type === 'webhook-endpoint-created') {
    const { endpointId, buyerId, secretRef, createdAt: _, ...content } = event.data
    return { status: 'enabled', endpointId, buyerId, content, secretRef }
  }
  if (endpoint.status === 'new' || endpoint.status === 'deleted')
    throw new Error(`${event.type} for an endpoint that is ${endpoint.status}`)
  switch (event.type) {
    case 'webhook-endpoint-updated': {
      const { updatedAt: _, ...content } = event.data
      return { ...endpoint, content }
    }
    case 'webhook-secret-rotated':
      return { ...endpoint, secretRef: event.data.secretRef }
    case 'webhook-endpoint-enabled':
      return { ...endpoint, status: 'enabled' }
    case 'webhook-endpoint-disabled':
      return { ...endpoint, status: 'disabled' }
    case 'webhook-endpoint-deleted':
      return { status: 'deleted', endpointId: endpoint.endpointId, buyerId: endpoint.buyerId }
    default:
      return event satisfies never
  }
}
