import { vaultReference, webhookEndpointId } from '@pinline/events/ids'
import type { WebhookEndpointContent } from '@pinline/events/notification/webhook-endpoint-content'
import type { WebhookEndpointCreated } from '@pinline/events/notification/webhook-endpoint-created'
import type { WebhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'

/** Fixed events for the specs: the endpoint of an ERP system. */
export const hour = (time: string): string => `2026-11-27T${time}:00.000Z`

export const endpointId = webhookEndpointId.parse('w-4f0c2m8q1x7z')
export const secretRef = (version: number) => vaultReference.parse(`webhook-secret-${endpointId}@${version}`)

export const content: WebhookEndpointContent = {
  url: 'https://erp.example.com/pinline/events',
  description: 'ERP',
  eventTypes: ['order-confirmed', 'parcel-shipped'],
  order: 'stream',
}
export const created: WebhookEndpointCreated = {
  type: 'webhook-endpoint-created',
  data: { endpointId, ...content, secretRef: secretRef(1), createdAt: hour('09:00') },
}
export const updated: WebhookEndpointEvent = {
  type: 'webhook-endpoint-updated',
  data: { ...content, url: 'https://erp.example.com/v2', updatedAt: hour('10:00') },
}
export const rotated: WebhookEndpointEvent = {
  type: 'webhook-secret-rotated',
  data: { secretRef: secretRef(2), previousUntil: '2026-11-28T11:00:00.000Z', rotatedAt: hour('11:00') },
}
export const disabled: WebhookEndpointEvent = {
  type: 'webhook-endpoint-disabled',
  data: { reason: 'failing', disabledAt: hour('12:00') },
}
export const enabled: WebhookEndpointEvent = { type: 'webhook-endpoint-enabled', data: { enabledAt: hour('13:00') } }
export const deleted: WebhookEndpointEvent = { type: 'webhook-endpoint-deleted', data: { deletedAt: hour('14:00') } }
