import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { WebhookEndpointId } from '@pinline/events/ids'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'

/** Why nothing can be sent to an endpoint, by its stream. */
export const refuseUnlessEnabled = async (
  platform: Platform,
  id: WebhookEndpointId,
): Promise<Rejection | undefined> => {
  const { state } = await loadStream(platform, webhookEndpointDecider, id)
  if (state.status === 'enabled') return undefined
  return rejection(state.status === 'disabled' ? 'webhook-endpoint-disabled' : 'webhook-endpoint-not-found')
}
