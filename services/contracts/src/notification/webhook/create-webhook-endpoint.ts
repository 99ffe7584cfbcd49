import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { webhookSecretShown } from './webhook-endpoint-changed.ts'
import { webhookEndpointFields } from './webhook-fields.ts'

/** Adds an address that events are sent to from now on, and returns the secret that they are signed with. */
export const createWebhookEndpoint = call({
  name: 'create-webhook-endpoint',
  path: '/private/webhook/create',
  effect: 'command',
  access: staff('webhooks.update'),
  apiScope: 'webhooks:manage',
  input: z.object(webhookEndpointFields),
  output: webhookSecretShown,
  errors: ['webhook-endpoint-limit-reached', 'webhook-endpoint-not-found', 'version-conflict'],
  storeReply: false,
})
