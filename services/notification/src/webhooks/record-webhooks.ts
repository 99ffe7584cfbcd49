import type { RecordedEvent } from '@pinline/events/event'
import type { BuyerId } from '@pinline/events/ids'
import { type PublicCloudEvent, toPublicEvent } from '@pinline/events/public/to-public-event'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'
import { takesEvent } from './endpoint-reads.ts'
import type { Webhooks } from './webhooks.ts'

type Recording = Pick<Webhooks, 'deliveries' | 'endpoints' | 'reads'>

const publicEventOf = (recorded: RecordedEvent): PublicCloudEvent => {
  const event = toPublicEvent(recorded)
  if (event === undefined) throw new Error(`${recorded.event.type} is no public event`)
  return event
}

/** As its buyer sees an event: which member of staff did it is nothing of a buyer's. */
const asBuyerSees = ({ actorid, ...event }: PublicCloudEvent): PublicCloudEvent =>
  actorid === undefined || event.actorkind === 'staff' ? event : { ...event, actorid }

const record = async (
  { deliveries }: Pick<Webhooks, 'deliveries'>,
  recorded: RecordedEvent,
  endpoints: readonly WebhookEndpointView[],
  seen: (event: PublicCloudEvent) => PublicCloudEvent = (event) => event,
): Promise<void> => {
  if (endpoints.length === 0) return
  const body = JSON.stringify(seen(publicEventOf(recorded)))
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

/** Records an event for each endpoint of the shop that takes it. */
export const recordWebhooks = async (webhooks: Recording, recorded: RecordedEvent, arrivedAt: number): Promise<void> =>
  await record(webhooks, recorded, (await webhooks.reads.since(arrivedAt)).ofShop.filter(takesEvent(recorded)))

/**
 * Records an event of an order for the endpoints of its buyer, and of nobody else.
 * @param buyerOf looked up only if any buyer has an endpoint
 */
export const recordWebhooksOfBuyer = async (
  webhooks: Recording,
  recorded: RecordedEvent,
  { arrivedAt, buyerOf }: { readonly arrivedAt: number; readonly buyerOf: () => Promise<BuyerId> },
): Promise<void> => {
  const read = await webhooks.reads.since(arrivedAt)
  if (!read.hasBuyers) return
  const endpoints = await webhooks.endpoints.ofBuyer(await buyerOf(), read)
  await record(webhooks, recorded, endpoints.filter(takesEvent(recorded)), asBuyerSees)
}
