import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'

/** Deletes one of the buyer's endpoints, its secrets and its deliveries for good. */
export const deleteMyWebhookEndpoint = call({
  name: 'delete-my-webhook-endpoint',
  path: '/account/webhooks/delete',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.strictObject({ id: webhookEndpointId }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found'],
  security: 'credential-changed',
})
