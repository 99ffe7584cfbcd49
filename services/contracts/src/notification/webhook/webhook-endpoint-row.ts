import { buyerId, staffId, webhookEndpointId } from '@pinline/events/ids'
import { webhookOrder } from '@pinline/events/notification/webhook-endpoint-content'
import { webhookDisabledReason } from '@pinline/events/notification/webhook-endpoint-disabled'
import { z } from 'zod'
import { webUrl } from '../../api/web-url.ts'

/** An endpoint as staff see it. `revision` must be sent with the next `update-webhook-endpoint`. */
export const webhookEndpointRow = z.object({
  id: webhookEndpointId,
  /** Whose endpoint it is: it is sent this buyer's orders; null: it is the shop's. */
  buyerId: buyerId.nullable(),
  url: webUrl,
  description: z.string(),
  eventTypes: z.array(z.string()),
  order: webhookOrder,
  status: z.enum(['enabled', 'disabled']),
  disabledReason: webhookDisabledReason.nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Until when webhooks are signed with the former secret too; null: they are not. */
  previousSecretUntil: z.iso.datetime().nullable(),
  secretAt: z.iso.datetime(),
  /** Since when every request has failed; null: the last one was taken. */
  failingSince: z.iso.datetime().nullable(),
  /** Requests of the last 24 hours, and how many of them failed. */
  requests: z.int(),
  failures: z.int(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: staffId.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  revision: z.int(),
})
export type WebhookEndpointRow = z.infer<typeof webhookEndpointRow>
