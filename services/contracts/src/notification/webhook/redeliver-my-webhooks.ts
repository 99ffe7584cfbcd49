import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { redeliverWebhooks } from './redeliver-webhooks.ts'

/** Sends deliveries of one of the buyer's endpoints again, with their ids: some, or all of a time that failed or were skipped. */
export const redeliverMyWebhooks = call({
  name: 'redeliver-my-webhooks',
  path: '/account/webhooks/redeliver',
  effect: 'command',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: redeliverWebhooks.input,
  output: z.object({ redelivered: z.int() }),
  errors: ['webhook-endpoint-not-found', 'webhook-endpoint-disabled'],
  limit: { requests: 60, perSeconds: 3600 },
})
