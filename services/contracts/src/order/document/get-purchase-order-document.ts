import { purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { documentUrl } from './order-document.ts'

/**
 * A link to a purchase order as PDF, for its supplier and in the supplier's language, as it is when the link is opened. It
 * has prices for those who may see cost prices.
 */
export const getPurchaseOrderDocument = call({
  name: 'get-purchase-order-document',
  path: '/private/purchase-orders/document',
  effect: 'read',
  access: staff('purchase-orders.read'),
  input: z.object({ id: purchaseOrderId }),
  output: z.object({ url: documentUrl }),
  errors: ['purchase-order-not-found'],
})
