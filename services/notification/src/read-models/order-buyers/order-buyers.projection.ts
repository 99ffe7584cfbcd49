import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'

/** The buyer of an order, for messages about it. Row id: order number. */
export interface OrderBuyer {
  readonly buyerId: string
}

export const orderBuyers = defineProjection<OrderBuyer, OrderEvent>({
  name: 'order-buyers',
  version: 1,
  sources: [{ service: 'order', streamType: 'order' }],
  eventSchema: orderEvent,
  project: (row, { event }) => (event.type === 'order-placed' ? { buyerId: event.data.buyerId } : row),
  indexes: [],
})
