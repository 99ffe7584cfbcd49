import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Sends one sample of type `webhook-test`, once. */
export const sendTestWebhook = call({
  name: 'send-test-webhook',
  path: '/private/webhook/test',
  effect: 'command',
  access: staff('webhooks.send'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId }),
  output: z.object({ deliveryId: z.string() }),
  errors: ['webhook-endpoint-not-found', 'webhook-endpoint-disabled'],
  limit: { requests: 60, perSeconds: 3600 },
})
