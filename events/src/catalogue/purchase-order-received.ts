import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** Pieces of a purchase order arrived. `open` is what was left of the line before. */
export const purchaseOrderReceived = event('purchase-order-received', {
  supplier: z.string(),
  deliveryNote: z.string().max(60),
  lines: z.array(z.object({ productId, deliveryId, quantity: z.int().min(1), open: z.int().min(0) })).min(1),
  /** Pieces of all lines that are still to come. */
  left: z.int().min(0),
  receivedAt: z.iso.datetime(),
})
export type PurchaseOrderReceived = z.infer<typeof purchaseOrderReceived>
