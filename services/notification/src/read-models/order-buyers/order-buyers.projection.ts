import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Money } from '@pinline/events/money'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'

/** The amounts of an order that waits for its payment. */
export interface UnpaidOrder {
  readonly lines: readonly { readonly model: string; readonly quantity: number; readonly lineTotal: Money }[]
  readonly total: Money
  readonly payBefore: string
}

/** The buyer of an order, for messages about it, and its amounts until it is paid or cancelled. Row id: order number. */
export interface OrderBuyer {
  readonly buyerId: string
  readonly unpaid: UnpaidOrder | null
}

export const orderBuyers = defineProjection<OrderBuyer, OrderEvent>({
  name: 'order-buyers',
  version: 2,
  sources: [{ service: 'order', streamType: 'order' }],
  eventSchema: orderEvent,
  project: (row, { event }) => {
    if (event.type === 'order-placed') {
      const { buyerId, lines, total, payBefore } = event.data
      const amounts = lines.map(({ model, quantity, lineTotal }) => ({ model, quantity, lineTotal }))
      return { buyerId, unpaid: { lines: amounts, total, payBefore } }
    }
    const isOver = event.type === 'order-confirmed' || event.type === 'order-cancelled'
    return row !== undefined && isOver ? { ...row, unpaid: null } : row
  },
  indexes: [],
})
