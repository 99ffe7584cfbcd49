import { z } from 'zod'
import { event } from '../event.ts'

/** Staff had webhooks sent to an endpoint again. */
export const webhookEndpointEnabled = event('webhook-endpoint-enabled', { enabledAt: z.iso.datetime() })
export type WebhookEndpointEnabled = z.infer<typeof webhookEndpointEnabled>
