import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { instant } from '../../account/fields.ts'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** More are redelivered by their time. */
export const maxRedelivered = 100

/**
 * Sends deliveries again, with their ids: some, or all of a time that failed or were skipped, and on demand those that
 * were taken too. What is waiting stays as it is.
 */
export const redeliverWebhooks = call({
  name: 'redeliver-webhooks',
  path: '/private/webhook/redeliver',
  effect: 'command',
  access: staff('webhooks.send'),
  apiScope: 'webhooks:manage',
  input: z.object({
    id: webhookEndpointId,
    what: z.discriminatedUnion('by', [
      z.object({ by: z.literal('ids'), ids: z.array(cleanedText(200)).min(1).max(maxRedelivered) }),
      z.object({ by: z.literal('time'), from: instant, until: instant, delivered: z.boolean().default(false) }),
    ]),
  }),
  output: z.object({ redelivered: z.int() }),
  errors: ['webhook-endpoint-not-found', 'webhook-endpoint-disabled'],
})
