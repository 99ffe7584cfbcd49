import type { PurchaseOrderStatus } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import type { PlacedPurchaseOrder } from '../domain/purchase-order/purchase-order.ts'

/** The status that screens show. */
export const shownStatus = (order: PlacedPurchaseOrder): PurchaseOrderStatus => {
  if (order.status === 'closed') return order.reason === null ? 'received' : 'closed'
  return order.lines.some(({ received }) => received > 0) ? 'part-received' : 'open'
}
