import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { myWebhookEventTypes } from './my-webhook-fields.ts'
import { webhookSecretShown } from './webhook-endpoint-changed.ts'
import { webhookEndpointFields } from './webhook-fields.ts'

/**
 * Adds an address that events of the buyer's own orders are sent to from now on, and returns the secret that they are
 * signed with. Without event types it is sent all that are about an order, later ones too.
 */
export const createMyWebhookEndpoint = call({
  name: 'create-my-webhook-endpoint',
  path: '/account/webhooks/create',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.strictObject({
    url: webhookEndpointFields.url,
    eventTypes: z
      .array(z.enum(myWebhookEventTypes))
      .max(myWebhookEventTypes.length)
      .default([])
      .transform((types) => [...new Set(types)]),
    order: webhookEndpointFields.order,
  }),
  output: webhookSecretShown,
  errors: ['webhook-endpoint-limit-reached', 'webhook-endpoint-not-found', 'version-conflict'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
