import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'

/** Response of every command on an endpoint. */
export const webhookEndpointChanged = z.object({ id: webhookEndpointId, revision: z.int() })
export type WebhookEndpointChanged = z.infer<typeof webhookEndpointChanged>

/** Besides, a secret: it is shown this once. `whsec_` and base64, as Standard Webhooks says. */
export const webhookSecretShown = webhookEndpointChanged.extend({ secret: z.string() })
export type WebhookSecretShown = z.infer<typeof webhookSecretShown>
