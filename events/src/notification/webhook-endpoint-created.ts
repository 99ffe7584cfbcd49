import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference, webhookEndpointId } from '../ids.ts'
import { webhookEndpointContent } from './webhook-endpoint-content.ts'

/** Staff or a buyer added an endpoint: events from then on are sent to it, signed with the secret. */
export const webhookEndpointCreated = event('webhook-endpoint-created', {
  endpointId: webhookEndpointId,
  /** The buyer whose own orders it is sent; absent: it is the shop's. */
  buyerId: buyerId.optional(),
  ...webhookEndpointContent.shape,
  /** The secret, in the vault. */
  secretRef: vaultReference,
  createdAt: z.iso.datetime(),
})
export type WebhookEndpointCreated = z.infer<typeof webhookEndpointCreated>
