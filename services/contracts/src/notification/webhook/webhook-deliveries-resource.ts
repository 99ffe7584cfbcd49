import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { webhookDeliveryState, webhookError } from './webhook-fields.ts'

/** One request. `answer`: the first bytes of what the endpoint responded. */
export const webhookTry = z.object({
  at: z.iso.datetime(),
  milliseconds: z.int(),
  status: z.int().nullable(),
  error: webhookError.nullable(),
  answer: z.string(),
})
export type WebhookTry = z.infer<typeof webhookTry>

/** A delivery. `body` and `requests`, the latest ones, are filled in the single record only. */
export const webhookDeliveryRow = z.object({
  id: z.string(),
  endpointId: webhookEndpointId,
  /** The header `webhook-id`: the same for every try and every redelivery. */
  messageId: z.string(),
  type: z.string(),
  /** The stream of the event: an order number, a part, …; null for a test. */
  subject: z.string().nullable(),
  state: webhookDeliveryState,
  at: z.iso.datetime(),
  tries: z.int(),
  lastTry: webhookTry.omit({ answer: true }).nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  body: z.string().nullable(),
  requests: z.array(webhookTry).nullable(),
})
export type WebhookDeliveryRow = z.infer<typeof webhookDeliveryRow>

export const webhookDeliveryFilter = z.object({
  endpointId: webhookEndpointId.optional(),
  state: webhookDeliveryState.optional(),
  type: cleanedText(60).optional(),
})
export type WebhookDeliveryFilter = z.output<typeof webhookDeliveryFilter>

/** What was sent, or was to be, newest first; kept for WEBHOOK_LOG_DAYS. */
export const webhookDeliveriesResource = adminResource({
  name: 'webhook-deliveries',
  permission: 'webhooks.read',
  apiScope: 'webhooks:manage',
  row: webhookDeliveryRow,
  filter: webhookDeliveryFilter,
  sorts: ['at'],
  countsTo: 10_000,
})
