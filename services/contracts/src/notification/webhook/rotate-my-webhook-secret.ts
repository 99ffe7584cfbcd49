import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { webhookSecretShown } from './webhook-endpoint-changed.ts'

/** Gives one of the buyer's endpoints another secret. For 24 hours webhooks are signed with the former one too. */
export const rotateMyWebhookSecret = call({
  name: 'rotate-my-webhook-secret',
  path: '/account/webhooks/rotate-secret',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: z.strictObject({ id: webhookEndpointId }),
  output: webhookSecretShown,
  errors: ['webhook-endpoint-not-found'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
