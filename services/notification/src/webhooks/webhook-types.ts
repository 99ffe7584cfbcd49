import { myWebhookEventTypes } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import {
  type WebhookEventType,
  webhookEventTypes,
  webhookTestType,
} from '@pinline/contracts/notification/webhook/webhook-event-types'
import type { WebhookEndpointId } from '@pinline/events/ids'

const types: ReadonlySet<string> = new Set(webhookEventTypes)

export const isWebhookType = (type: string): type is WebhookEventType => types.has(type)

const myTypes: ReadonlySet<string> = new Set(myWebhookEventTypes)

/** Whether buyers are sent it about their own orders. */
export const isMyWebhookType = (type: string): boolean => myTypes.has(type)

/** What a test sends. */
export const testCloudEvent = (id: string, endpointId: WebhookEndpointId, time: string): object => ({
  ...{ specversion: '1.0', id, source: '/pinline/notification', type: `pinline.notification.${webhookTestType}.v1` },
  ...{ subject: endpointId, time, datacontenttype: 'application/json' },
  data: { endpointId },
})
