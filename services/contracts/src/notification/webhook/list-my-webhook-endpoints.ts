import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { myWebhookEndpoint } from './my-webhook-fields.ts'

/** The buyer's own webhook endpoints, newest first. */
export const listMyWebhookEndpoints = call({
  name: 'list-my-webhook-endpoints',
  path: '/account/webhooks',
  effect: 'read',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.object({}),
  output: z.object({ list: z.array(myWebhookEndpoint) }),
  errors: [],
})
