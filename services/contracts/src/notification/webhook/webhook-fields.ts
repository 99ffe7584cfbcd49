import { webhookOrder } from '@pinline/events/notification/webhook-endpoint-content'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { webUrl } from '../../api/web-url.ts'
import { webhookEventTypes } from './webhook-event-types.ts'

/** There are no more endpoints than this: each costs a look at every event. */
export const maxWebhookEndpoints = 50

/** Error keys of the field `url`, besides `link-format`. */
export const webhookUrlErrors = ['https-required', 'address-not-allowed'] as const
export type WebhookUrlError = (typeof webhookUrlErrors)[number]

/** What staff write. Without event types an endpoint is sent all that are public, later ones too. */
export const webhookEndpointFields = {
  url: webUrl,
  description: singleLine(120).default(''),
  eventTypes: z
    .array(z.enum(webhookEventTypes))
    .max(webhookEventTypes.length)
    .default([])
    .transform((types) => [...new Set(types)]),
  order: webhookOrder.default('stream'),
}

/**
 * `waiting`: not taken yet; `delivered`: taken with a status of 2xx; `failed`: given up after three days; `skipped`: it
 * happened, or was waiting, while the endpoint was disabled.
 */
export const webhookDeliveryState = z.enum(['waiting', 'delivered', 'failed', 'skipped'])
export type WebhookDeliveryState = z.infer<typeof webhookDeliveryState>

/** Why a request had no status, or one that counts for nothing. */
export const webhookError = z.enum([
  'address-not-allowed',
  'host-not-found',
  'connection-failed',
  'certificate-invalid',
  'timed-out',
  'redirected',
  'interrupted',
])
export type WebhookError = z.infer<typeof webhookError>
