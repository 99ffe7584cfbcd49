import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Sends one sample of type `webhook-test` to one of the buyer's endpoints, once. */
export const sendMyTestWebhook = call({
  name: 'send-my-test-webhook',
  path: '/account/webhooks/test',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.strictObject({ id: webhookEndpointId }),
  output: z.object({ deliveryId: z.string() }),
  errors: ['webhook-endpoint-not-found', 'webhook-endpoint-disabled'],
  limit: { requests: 60, perSeconds: 3600 },
})
