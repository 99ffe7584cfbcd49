import type { Platform } from '@pinline/chassis/service'
import type { RecordedEvent } from '@pinline/events/event'
import { toPublicEvent } from '@pinline/events/public/to-public-event'
import { endpointsFor } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'
import type { WebhookDeliveries } from './webhook-deliveries.ts'

/** Records an event for each endpoint that takes it. The view is read each time, since a copy could lack a new endpoint. */
export const recordWebhooks = async (
  platform: Pick<Platform, 'view' | 'clock'>,
  deliveries: WebhookDeliveries,
  recorded: RecordedEvent,
): Promise<void> => {
  const endpoints = await endpointsFor(platform, recorded)
  if (endpoints.length === 0) return
  const event = toPublicEvent(recorded)
  if (event === undefined) throw new Error(`${recorded.event.type} is no public event`)
  const body = JSON.stringify(event)
  await deliveries.add(
    endpoints.map(({ endpointId, status }) => ({
      endpointId,
      messageId: recorded.id,
      type: recorded.event.type,
      stream: `${recorded.service}/${recorded.streamId}`,
      sequence: recorded.sequence,
      body,
      state: status === 'enabled' ? 'waiting' : 'skipped',
    })),
  )
}
