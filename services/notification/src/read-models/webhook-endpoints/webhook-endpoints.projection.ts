import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type StaffId, staffId } from '@pinline/events/ids'
import type { WebhookEndpointCreated } from '@pinline/events/notification/webhook-endpoint-created'
import {
  type WebhookEndpointEvent,
  webhookEndpointEvent,
  webhookEndpointStreamType,
} from '@pinline/events/notification/webhook-endpoint-event'
import type { WebhookEndpointView } from './webhook-endpoints.model.ts'

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

const createdRow = (data: WebhookEndpointCreated['data'], by: StaffId | null): WebhookEndpointView => ({
  ...data,
  ...{ status: 'enabled', disabledReason: null, disabledAt: null, enabledAt: data.createdAt },
  ...{ secretAt: data.createdAt, previousSecretRef: null, previousSecretUntil: null },
  ...{ createdBy: by, updatedAt: data.createdAt, updatedBy: by },
})

const advance = (
  row: WebhookEndpointView,
  event: Exclude<WebhookEndpointEvent, WebhookEndpointCreated>,
  by: StaffId | null,
): WebhookEndpointView | undefined => {
  switch (event.type) {
    case 'webhook-endpoint-updated':
      return { ...row, ...event.data, updatedBy: by }
    case 'webhook-secret-rotated': {
      const { secretRef, previousUntil, rotatedAt } = event.data
      return {
        ...row,
        ...{ secretRef, secretAt: rotatedAt, previousSecretRef: row.secretRef, previousSecretUntil: previousUntil },
        ...{ updatedAt: rotatedAt, updatedBy: by },
      }
    }
    case 'webhook-endpoint-enabled': {
      const { enabledAt } = event.data
      const shown = { status: 'enabled', disabledReason: null, disabledAt: null } as const
      return { ...row, ...shown, enabledAt, updatedAt: enabledAt, updatedBy: by }
    }
    case 'webhook-endpoint-disabled': {
      const { reason, disabledAt } = event.data
      return { ...row, status: 'disabled', disabledReason: reason, disabledAt, updatedAt: disabledAt, updatedBy: by }
    }
    case 'webhook-endpoint-deleted':
      return undefined
    default:
      return event satisfies never
  }
}

/** Every endpoint that is not deleted. */
export const webhookEndpointsProjection = defineProjection<WebhookEndpointView, WebhookEndpointEvent>({
  name: 'webhook-endpoints',
  version: 1,
  sources: [{ service: 'notification', streamType: webhookEndpointStreamType }],
  eventSchema: webhookEndpointEvent,
  project: (row, { event, actor }) => {
    if (event.type === 'webhook-endpoint-created') return createdRow(event.data, authorOf(actor))
    return row === undefined ? undefined : advance(row, event, authorOf(actor))
  },
  indexes: [{ keys: { createdAt: -1, _id: -1 } }, { keys: { buyerId: 1, createdAt: -1, _id: -1 } }],
})
