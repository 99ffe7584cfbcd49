import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { webhookSecretShown } from './webhook-endpoint-changed.ts'

/** Gives an endpoint another secret. For 24 hours webhooks are signed with the former one too. */
export const rotateWebhookSecret = call({
  name: 'rotate-webhook-secret',
  path: '/private/webhook/rotate-secret',
  effect: 'command',
  access: staff('webhooks.update'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId }),
  output: webhookSecretShown,
  errors: ['webhook-endpoint-not-found'],
  storeReply: false,
})
