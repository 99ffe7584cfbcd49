import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import {
  type WebhookEndpointEvent,
  webhookEndpointEvent,
  webhookEndpointStreamType,
} from '@pinline/events/notification/webhook-endpoint-event'
import { type CreateWebhookEndpoint, createWebhookEndpoint } from './create-webhook-endpoint.ts'
import { type DeleteWebhookEndpoint, deleteWebhookEndpoint } from './delete-webhook-endpoint.ts'
import { type DisableWebhookEndpoint, disableWebhookEndpoint } from './disable-webhook-endpoint.ts'
import { type EnableWebhookEndpoint, enableWebhookEndpoint } from './enable-webhook-endpoint.ts'
import { type RotateWebhookSecret, rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { type UpdateWebhookEndpoint, updateWebhookEndpoint } from './update-webhook-endpoint.ts'
import { evolveWebhookEndpoint, newWebhookEndpoint, type WebhookEndpoint } from './webhook-endpoint.ts'

export type WebhookEndpointCommand =
  | CreateWebhookEndpoint
  | UpdateWebhookEndpoint
  | RotateWebhookSecret
  | EnableWebhookEndpoint
  | DisableWebhookEndpoint
  | DeleteWebhookEndpoint

const decide = (endpoint: WebhookEndpoint, command: WebhookEndpointCommand): Decision<WebhookEndpointEvent> => {
  switch (command.type) {
    case 'create-webhook-endpoint':
      return createWebhookEndpoint(endpoint, command)
    case 'update-webhook-endpoint':
      return updateWebhookEndpoint(endpoint, command)
    case 'rotate-webhook-secret':
      return rotateWebhookSecret(endpoint, command)
    case 'enable-webhook-endpoint':
      return enableWebhookEndpoint(endpoint, command)
    case 'disable-webhook-endpoint':
      return disableWebhookEndpoint(endpoint, command)
    case 'delete-webhook-endpoint':
      return deleteWebhookEndpoint(endpoint, command)
    default:
      return command satisfies never
  }
}

/** Where an integrator is sent events, from its first address to its deletion. */
export const webhookEndpointDecider: Decider<WebhookEndpoint, WebhookEndpointCommand, WebhookEndpointEvent> = {
  streamType: webhookEndpointStreamType,
  initial: newWebhookEndpoint,
  evolve: evolveWebhookEndpoint,
  decide,
  eventSchema: webhookEndpointEvent,
}
