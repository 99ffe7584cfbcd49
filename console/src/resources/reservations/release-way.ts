import type { ReservationRow } from '@pinline/contracts/catalogue/stock/reservations-resource'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'

/**
 * How a reservation is released: by cancelling pieces or the whole order, or alone where its order is over. `later`: the
 * order is packed or partly sent; `permission`: somebody else may cancel it.
 */
export type ReleaseWay = 'over' | 'cancel-lines' | 'cancel-order' | 'later' | 'permission'

/** The way that an order's status leaves to a person who may cancel orders or not. */
export const releaseWayOf = (
  order: OrderRecord,
  { productId }: Pick<ReservationRow, 'productId'>,
  mayCancel: boolean,
): ReleaseWay => {
  if (order.status === 'cancelled' || order.status === 'shipped' || order.status === 'completed') return 'over'
  const isOnlyLine = order.openLines.every((line) => line.productId === productId)
  const byLines = order.allowedCommands.includes('cancel-lines') && !isOnlyLine
  const byOrder = order.allowedCommands.includes('cancel-order-by-staff')
  if (!byLines && !byOrder) return 'later'
  if (!mayCancel) return 'permission'
  return byLines ? 'cancel-lines' : 'cancel-order'
}
