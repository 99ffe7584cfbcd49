import { productId, supplierId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { enteredUnitPrice } from '../price/entered-price.ts'
import { purchaseOrderChanged } from './purchase-order-changed.ts'

/**
 * Records an order to a supplier. Its lines are incoming stock at once, which buyers see with its date. Agreed prices are
 * refused as `forbidden` to staff who may not see cost prices.
 */
export const placePurchaseOrder = call({
  name: 'place-purchase-order',
  path: '/private/purchase-orders/place',
  effect: 'command',
  access: staff('purchase-orders.place'),
  input: z.object({
    /** Its name; that of the record takes its place. */
    supplier: singleLine(120).min(1),
    /** The supplier's record, where there is one. */
    supplierId: supplierId.optional(),
    /** The number that the supplier knows; empty: none. */
    reference: singleLine(60),
    lines: z
      .array(
        z.object({
          productId,
          quantity: z.int().min(1).max(100_000_000),
          expectedOn: z.iso.date(),
          /** What the supplier charges for one piece, in any currency. */
          agreedPrice: enteredUnitPrice.optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: purchaseOrderChanged,
  errors: ['product-not-found', 'supplier-not-found', 'supplier-archived', 'invalid-input'],
})
