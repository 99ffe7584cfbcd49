import { z } from 'zod'
import { event } from '../event.ts'

/** Staff deleted an endpoint; its secrets and its deliveries are erased. */
export const webhookEndpointDeleted = event('webhook-endpoint-deleted', { deletedAt: z.iso.datetime() })
export type WebhookEndpointDeleted = z.infer<typeof webhookEndpointDeleted>
