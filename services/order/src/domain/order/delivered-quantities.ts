import type { OrderLine } from '@pinline/events/order/order-line'
import type { PlacedOrder } from './order.ts'

/** Pieces of one line that the buyer has. */
export interface DeliveredLine {
  readonly line: OrderLine
  readonly quantity: number
  /** When the last of them were received, ISO 8601, UTC. */
  readonly deliveredAt: string
}

/** What was delivered of each line of an order; lines of which nothing was received yet are left out. */
export const deliveredQuantities = (order: PlacedOrder): readonly DeliveredLine[] =>
  order.status === 'completed'
    ? order.lines.map((line) => ({ line, quantity: line.quantity, deliveredAt: order.completedAt }))
    : []
