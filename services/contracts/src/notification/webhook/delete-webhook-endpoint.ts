import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'

/** Deletes an endpoint, its secrets and its deliveries for good. */
export const deleteWebhookEndpoint = call({
  name: 'delete-webhook-endpoint',
  path: '/private/webhook/delete',
  effect: 'command',
  access: staff('webhooks.delete'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found'],
})
