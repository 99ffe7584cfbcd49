import { lazyPart } from '../../layout/lazy-part.ts'

/** Orders to suppliers: what is on its way, and its receipt. */
export const purchaseOrders = {
  name: 'purchase-orders',
  list: lazyPart(async () => ({ default: (await import('./purchase-order-list.tsx')).PurchaseOrderList })),
  show: lazyPart(async () => ({ default: (await import('./purchase-order-page.tsx')).PurchaseOrderPage })),
  recordRepresentation: 'supplier',
}
