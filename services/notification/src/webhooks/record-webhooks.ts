import type { RecordedEvent } from '@pinline/events/event'
import { toPublicEvent } from '@pinline/events/public/to-public-event'
import type { Webhooks } from './webhooks.ts'

/** Records an event for each endpoint that takes it. */
export const recordWebhooks = async (
  { deliveries, endpoints: reads }: Pick<Webhooks, 'deliveries' | 'endpoints'>,
  recorded: RecordedEvent,
  arrivedAt: number,
): Promise<void> => {
  const endpoints = await reads.for(recorded, arrivedAt)
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
