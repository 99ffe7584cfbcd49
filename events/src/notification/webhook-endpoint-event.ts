import { z } from 'zod'
import { webhookEndpointCreated } from './webhook-endpoint-created.ts'
import { webhookEndpointDeleted } from './webhook-endpoint-deleted.ts'
import { webhookEndpointDisabled } from './webhook-endpoint-disabled.ts'
import { webhookEndpointEnabled } from './webhook-endpoint-enabled.ts'
import { webhookEndpointUpdated } from './webhook-endpoint-updated.ts'
import { webhookSecretRotated } from './webhook-secret-rotated.ts'

/** Every event of a webhook endpoint. The stream's id is the endpoint's. */
export const webhookEndpointEvent = z.discriminatedUnion('type', [
  webhookEndpointCreated,
  webhookEndpointUpdated,
  webhookSecretRotated,
  webhookEndpointEnabled,
  webhookEndpointDisabled,
  webhookEndpointDeleted,
])
export type WebhookEndpointEvent = z.infer<typeof webhookEndpointEvent>

export const webhookEndpointStreamType = 'webhook-endpoint'
