import type { RecordedFact } from '@pinline/events/fact'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { placing } from '../domain/order/order-samples.ts'

/** Sample facts of one order as they would have been recorded, for the specs of projections. */
export const recordedOrder = (facts: readonly OrderEvent[]): RecordedFact<OrderEvent>[] =>
  facts.map((fact, index) => ({
    id: `${placing.orderNo}@${index + 1}`,
    service: 'order',
    streamType: 'order',
    streamId: placing.orderNo,
    sequence: index + 1,
    fact,
    actor: { kind: 'buyer', id: placing.buyerId },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    recordedAt: '2026-11-21T09:12:04.118Z',
  }))
