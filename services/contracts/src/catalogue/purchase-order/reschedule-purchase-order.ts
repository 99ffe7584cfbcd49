import { productId, purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { purchaseOrderChanged } from './purchase-order-changed.ts'

/** Expects what is left of lines on other dates. */
export const reschedulePurchaseOrder = call({
  name: 'reschedule-purchase-order',
  path: '/private/purchase-orders/reschedule',
  effect: 'command',
  access: staff('purchase-orders.place'),
  input: z.object({
    id: purchaseOrderId,
    version: z.int().positive(),
    lines: z
      .array(z.object({ productId, expectedOn: z.iso.date() }))
      .min(1)
      .max(100),
  }),
  output: purchaseOrderChanged,
  errors: ['purchase-order-not-found', 'purchase-order-closed', 'version-conflict'],
})
