import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'

/** The amounts of an order that waits for its payment. */
export interface UnpaidOrder {
  readonly lines: readonly { readonly model: string; readonly quantity: number; readonly lineTotal: Money }[]
  readonly total: Money
  readonly payBefore: string
}

/**
 * The buyer of an order, for messages about it, its amounts until it is paid or cancelled, and the part numbers by product
 * until it is over. Row id: order number.
 */
export interface OrderBuyer {
  readonly buyerId: string
  readonly unpaid: UnpaidOrder | null
  readonly models: Readonly<Record<string, string>> | null
  /** Its parts, and those of them that were paid for; none of an order that was cancelled. */
  readonly ordered: readonly ProductId[]
  readonly bought: readonly ProductId[]
  /** When it was placed, and its payment deadline; ISO 8601. */
  readonly placedAt: string
  readonly payBefore: string
}

export const orderBuyers = defineProjection<OrderBuyer, OrderEvent>({
  name: 'order-buyers',
  version: 5,
  sources: [{ service: 'order', streamType: 'order' }],
  eventSchema: orderEvent,
  project: (row, { event }) => {
    if (event.type === 'order-placed') {
      const { buyerId, lines, total, placedAt, payBefore } = event.data
      const amounts = lines.map(({ model, quantity, lineTotal }) => ({ model, quantity, lineTotal }))
      const models = Object.fromEntries(lines.map(({ productId, model }) => [productId, model]))
      const ordered = [...new Set(lines.map(({ productId }) => productId))]
      const unpaid = { lines: amounts, total, payBefore }
      return { buyerId, unpaid, models, ordered, bought: [], placedAt, payBefore }
    }
    if (row === undefined) return row
    if (event.type === 'order-confirmed') return { ...row, unpaid: null, bought: row.ordered }
    if (event.type === 'order-cancelled') return { ...row, unpaid: null, models: null, bought: [] }
    return event.type === 'order-completed' ? { ...row, unpaid: null, models: null } : row
  },
  indexes: [{ keys: { bought: 1, buyerId: 1 } }, { keys: { buyerId: 1 } }],
})
