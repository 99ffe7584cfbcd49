import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** Nothing more is expected; `open` are the lines that were not delivered in full. */
export const purchaseOrderClosed = event('purchase-order-closed', {
  reason: z.string().max(200),
  open: z.array(z.object({ productId, deliveryId })),
  closedAt: z.iso.datetime(),
})
export type PurchaseOrderClosed = z.infer<typeof purchaseOrderClosed>
