import { purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { documentUrl } from './order-document.ts'

/**
 * A link to a purchase order as PDF, for its supplier, as it is when the link is opened. It has prices for those who may see
 * cost prices: what was agreed, otherwise the cost price of when it was ordered. Where no language is chosen it is in the
 * supplier's.
 */
export const getPurchaseOrderDocument = call({
  name: 'get-purchase-order-document',
  path: '/private/purchase-orders/document',
  effect: 'read',
  access: staff('purchase-orders.read'),
  input: z.object({ id: purchaseOrderId, language: languageCode.optional() }),
  output: z.object({ url: documentUrl, language: languageCode }),
  errors: ['purchase-order-not-found'],
})
