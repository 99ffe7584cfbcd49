import { purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { purchaseOrderChanged } from './purchase-order-changed.ts'

/** Expects nothing more: what is left is no incoming stock any longer. */
export const closePurchaseOrder = call({
  name: 'close-purchase-order',
  path: '/private/purchase-orders/close',
  effect: 'command',
  access: staff('purchase-orders.place'),
  input: z.object({ id: purchaseOrderId, version: z.int().positive(), reason: singleLine(200).min(1) }),
  output: purchaseOrderChanged,
  errors: ['purchase-order-not-found', 'version-conflict'],
})
