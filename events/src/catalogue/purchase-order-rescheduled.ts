import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** What is left of these lines is expected on another date. */
export const purchaseOrderRescheduled = event('purchase-order-rescheduled', {
  supplier: z.string(),
  reference: z.string().nullable(),
  lines: z.array(z.object({ productId, deliveryId, quantity: z.int().min(1), expectedOn: z.iso.date() })).min(1),
  rescheduledAt: z.iso.datetime(),
})
export type PurchaseOrderRescheduled = z.infer<typeof purchaseOrderRescheduled>
