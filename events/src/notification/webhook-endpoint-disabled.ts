import { z } from 'zod'
import { event } from '../event.ts'

/** `staff`: by a person; `failing`: it took nothing for a day; `gone`: it responded 410 Gone. */
export const webhookDisabledReason = z.enum(['staff', 'failing', 'gone'])
export type WebhookDisabledReason = z.infer<typeof webhookDisabledReason>

/** No webhooks are sent to an endpoint any more. What happens meanwhile is listed as skipped. */
export const webhookEndpointDisabled = event('webhook-endpoint-disabled', {
  reason: webhookDisabledReason,
  disabledAt: z.iso.datetime(),
})
export type WebhookEndpointDisabled = z.infer<typeof webhookEndpointDisabled>
