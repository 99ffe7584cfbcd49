import { productId, purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { purchaseOrderChanged } from './purchase-order-changed.ts'

/** Books what arrived, each receipt once. `version` is the one the person saw, so that two do not receive one parcel. */
export const receivePurchaseOrder = call({
  name: 'receive-purchase-order',
  path: '/private/purchase-orders/receive',
  effect: 'command',
  access: staff('purchase-orders.receive'),
  input: z.object({
    id: purchaseOrderId,
    version: z.int().positive(),
    deliveryNote: singleLine(60).min(1),
    lines: z
      .array(z.object({ productId, quantity: z.int().min(1).max(100_000_000) }))
      .min(1)
      .max(100),
  }),
  output: purchaseOrderChanged,
  errors: [
    'purchase-order-not-found',
    'purchase-order-closed',
    'product-not-found',
    'invalid-input',
    'version-conflict',
  ],
})
