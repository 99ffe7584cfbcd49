import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { WebhookSecretRotated } from '@pinline/events/notification/webhook-secret-rotated'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

export interface RotateWebhookSecret {
  readonly type: 'rotate-webhook-secret'
  readonly secretRef: VaultReference
  /** Until when webhooks are signed with the former secret too. */
  readonly previousUntil: string
  readonly now: string
}

/** A second rotation within the time of the first one ends the oldest secret at once: there are two at most. */
export const rotateWebhookSecret = (
  endpoint: WebhookEndpoint,
  { secretRef, previousUntil, now }: RotateWebhookSecret,
): Decision<WebhookSecretRotated> => {
  if (endpoint.status === 'new' || endpoint.status === 'deleted') return rejection('webhook-endpoint-not-found')
  if (endpoint.secretRef === secretRef) return []
  return [{ type: 'webhook-secret-rotated', data: { secretRef, previousUntil, rotatedAt: now } }]
}
