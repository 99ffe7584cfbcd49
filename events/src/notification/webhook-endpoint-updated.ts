import { z } from 'zod'
import { event } from '../event.ts'
import { webhookEndpointContent } from './webhook-endpoint-content.ts'

/** Staff changed an endpoint. What is waiting for it is sent to its new address. */
export const webhookEndpointUpdated = event('webhook-endpoint-updated', {
  ...webhookEndpointContent.shape,
  updatedAt: z.iso.datetime(),
})
export type WebhookEndpointUpdated = z.infer<typeof webhookEndpointUpdated>
