import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'

/** Stops what is sent to an endpoint. What is waiting for it, and what happens meanwhile, is skipped. */
export const disableWebhookEndpoint = call({
  name: 'disable-webhook-endpoint',
  path: '/private/webhook/disable',
  effect: 'command',
  access: staff('webhooks.update'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found'],
})
