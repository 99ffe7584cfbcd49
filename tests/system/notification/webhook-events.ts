import { readFileSync } from 'node:fs'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { type AnyEvent, topicOf } from '@pinline/events/event'
import { orderPlaced } from '@pinline/events/order/order-placed'

const golden = new URL('../../../events/src/golden/order-placed.v1.json', import.meta.url)
const placed = orderPlaced.parse(JSON.parse(readFileSync(golden, 'utf8')))

/** The events of an order that is placed, paid, confirmed and prepared; its last ones if there are fewer. */
const eventsOf = (orderNo: string): readonly AnyEvent[] => [
  { ...placed, data: { ...placed.data, orderNo, poNumber: 'PO of a person' } },
  { type: 'order-confirmed', data: { captureId: 'cap-1', confirmedAt: placed.data.placedAt } },
  { type: 'stocking-started', data: { startedAt: placed.data.placedAt } },
  { type: 'testing-started', data: { startedAt: placed.data.placedAt } },
]

export const orderNoOf = (index: number): string => `26112${String(index).padStart(8, '0')}`

/** Publishes the first events of an order, as the order service would. */
export const publishOrder = async (
  log: EventLog,
  orderNo: string,
  { events = 2, aheadMs = 0 }: { readonly events?: number; readonly aheadMs?: number } = {},
): Promise<void> => {
  const producer = await log.producer()
  await producer.send(
    eventsOf(orderNo)
      .slice(0, events)
      .map((event, index) => ({
        topic: topicOf('order'),
        key: orderNo,
        value: JSON.stringify(
          toCloudEvent({
            id: `${orderNo}@${index + 1}`,
            service: 'order',
            streamType: 'order',
            streamId: orderNo,
            sequence: index + 1,
            event,
            actor: { kind: 'buyer', id: placed.data.buyerId },
            correlationId: orderNo,
            causationId: orderNo,
            // The service estimates the time of its database: a second leaves room for that.
            recordedAt: new Date(Date.now() + aheadMs + 1000).toISOString(),
          }),
        ),
        headers: {},
      })),
  )
  await producer.close()
}
