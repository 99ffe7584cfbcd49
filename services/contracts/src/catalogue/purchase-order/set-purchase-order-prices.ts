import { productId, purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredUnitPrice } from '../price/entered-price.ts'
import { purchaseOrderChanged } from './purchase-order-changed.ts'

/**
 * Records what the supplier charges for one piece of lines, in any currency; null takes the agreed price away. Refused as
 * `forbidden` to staff who may not see cost prices. `version` is the one the person saw: prices that were set since are 409.
 */
export const setPurchaseOrderPrices = call({
  name: 'set-purchase-order-prices',
  path: '/private/purchase-orders/set-prices',
  effect: 'command',
  access: staff('purchase-orders.place'),
  input: z.object({
    id: purchaseOrderId,
    version: z.int().positive(),
    lines: z
      .array(z.object({ productId, agreedPrice: enteredUnitPrice.nullable() }))
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
