import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type {
  WebhookDisabledReason,
  WebhookEndpointDisabled,
} from '@pinline/events/notification/webhook-endpoint-disabled'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export interface DisableWebhookEndpoint {
  readonly type: 'disable-webhook-endpoint'
  readonly reason: WebhookDisabledReason
  readonly now: string
}

/** Quiet where it is disabled already, whatever for. */
export const disableWebhookEndpoint = (
  endpoint: WebhookEndpoint,
  { reason, now }: DisableWebhookEndpoint,
): Decision<WebhookEndpointDisabled> => {
  if (endpoint.status === 'new' || endpoint.status === 'deleted') return rejection('webhook-endpoint-not-found')
  return endpoint.status === 'disabled'
    ? []
    : [{ type: 'webhook-endpoint-disabled', data: { reason, disabledAt: now } }]
}
