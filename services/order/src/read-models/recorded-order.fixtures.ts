import type { RecordedEvent } from '@pinline/events/event'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { placing } from '../domain/order/order.fixtures.ts'

/** Sample events of one order as recorded, for the specs of projections. */
export const recordedOrder = (events: readonly OrderEvent[]): RecordedEvent<OrderEvent>[] =>
  events.map((event, index) => ({
    id: `${placing.orderNo}@${index + 1}`,
    service: 'order',
    streamType: 'order',
    streamId: placing.orderNo,
    sequence: index + 1,
    event,
    actor: { kind: 'buyer', id: placing.buyerId },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    recordedAt: '2026-11-21T09:12:04.118Z',
  }))
