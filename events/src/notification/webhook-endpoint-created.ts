import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference, webhookEndpointId } from '../ids.ts'
import { webhookEndpointContent } from './webhook-endpoint-content.ts'

/** Staff added an endpoint: events from then on are sent to it, signed with the secret. */
export const webhookEndpointCreated = event('webhook-endpoint-created', {
  endpointId: webhookEndpointId,
  ...webhookEndpointContent.shape,
  /** The secret, in the vault. */
  secretRef: vaultReference,
  createdAt: z.iso.datetime(),
})
export type WebhookEndpointCreated = z.infer<typeof webhookEndpointCreated>
