import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'

/** Has webhooks sent to one of the buyer's endpoints again, which a day of failures or a 410 disabled. */
export const enableMyWebhookEndpoint = call({
  name: 'enable-my-webhook-endpoint',
  path: '/account/webhooks/enable',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.strictObject({ id: webhookEndpointId }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found'],
})
