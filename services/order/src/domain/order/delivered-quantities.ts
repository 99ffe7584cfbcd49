import type { OrderLine } from '@pinline/events/order/order-line'
import type { PlacedOrder } from './order.ts'
import { shippedQuantities } from './parcels.ts'

/** Pieces of one line that the buyer has. */
export interface DeliveredLine {
  readonly line: OrderLine
  readonly quantity: number
  /** When the last of them were received, ISO 8601, UTC. */
  readonly deliveredAt: string
}

/**
 * What was delivered of each line of an order: what is in parcels whose receipt was confirmed, and all of them once the
 * order is completed. Lines of which nothing was received yet are left out.
 */
export const deliveredQuantities = (order: PlacedOrder): readonly DeliveredLine[] => {
  const completedAt = order.status === 'completed' ? order.completedAt : null
  const received = order.parcels.flatMap((parcel) => {
    const receivedAt = parcel.receivedAt ?? completedAt
    return receivedAt === null ? [] : [{ ...parcel, receivedAt }]
  })
  return order.lines.flatMap((line) => {
    const withLine = received
      .map((parcel) => ({ quantity: shippedQuantities([parcel]).get(line.productId) ?? 0, at: parcel.receivedAt }))
      .filter(({ quantity }) => quantity > 0)
    const deliveredAt = withLine
      .map(({ at }) => at)
      .toSorted()
      .at(-1)
    const quantity = withLine.reduce((sum, one) => sum + one.quantity, 0)
    return deliveredAt === undefined ? [] : [{ line, quantity, deliveredAt }]
  })
}
