import { z } from 'zod'
import { webhookDeliveryRow, webhookTry } from './webhook-deliveries-resource.ts'
import { webhookEndpointRow } from './webhook-endpoint-row.ts'
import { webhookEventGroups } from './webhook-event-types.ts'

/** Endpoints that one buyer may have at a time. */
export const maxMyWebhookEndpoints = 5

/** The groups of events about one order; what else the shop publishes, and how it picks, is nothing of a buyer's. */
export const myWebhookGroups = ['orders', 'parcels', 'refunds'] as const

export type MyWebhookEventType = (typeof webhookEventGroups)[(typeof myWebhookGroups)[number]][number]

/** What a buyer's endpoint is sent of the buyer's own orders. */
export const myWebhookEventTypes: readonly MyWebhookEventType[] = myWebhookGroups.flatMap(
  (group) => webhookEventGroups[group],
)

/** An endpoint as its buyer sees it: never the secret. */
export const myWebhookEndpoint = webhookEndpointRow.pick({
  id: true,
  url: true,
  eventTypes: true,
  status: true,
  disabledReason: true,
  disabledAt: true,
  previousSecretUntil: true,
  secretAt: true,
  failingSince: true,
  requests: true,
  failures: true,
  lastDeliveredAt: true,
  createdAt: true,
})
export type MyWebhookEndpoint = z.infer<typeof myWebhookEndpoint>

/** A delivery with what was sent, and each request with its response. */
export const myWebhookDelivery = webhookDeliveryRow
  .pick({ id: true, messageId: true, type: true, subject: true, state: true, at: true, tries: true, nextTryAt: true })
  .extend({ body: z.string(), requests: z.array(webhookTry) })
export type MyWebhookDelivery = z.infer<typeof myWebhookDelivery>
