import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'

/** Has webhooks sent to an endpoint again. What was skipped meanwhile is sent by `redeliver-webhooks`. */
export const enableWebhookEndpoint = call({
  name: 'enable-webhook-endpoint',
  path: '/private/webhook/enable',
  effect: 'command',
  access: staff('webhooks.update'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found'],
})
