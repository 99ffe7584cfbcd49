import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'

export interface OrderTimelineRow {
  readonly entries: readonly TimelineEntry[]
}

/** An event's data without the purchase order number, which earlier releases recorded as text. */
const withoutText = (event: OrderEvent): TimelineEntry['data'] => {
  if (event.type !== 'order-placed') return event.data
  const { poNumber: _, ...data } = event.data
  return data
}

/** The history of each order: every event with its time, actor and cause. */
export const orderTimelineProjection = defineProjection<OrderTimelineRow, OrderEvent>({
  name: 'order-timeline',
  version: 4,
  sources: [{ service: 'order', streamType: orderStreamType }],
  eventSchema: orderEvent,
  project: (row, { sequence, event, actor, correlationId, causationId, command, recordedAt }) => ({
    entries: [
      ...(row?.entries ?? []),
      {
        sequence,
        type: event.type,
        at: recordedAt,
        actor: { kind: actor.kind, id: actor.kind === 'visitor' ? null : actor.id },
        correlationId,
        causationId,
        command: command ?? null,
        data: withoutText(event),
      },
    ],
  }),
  indexes: [],
})
