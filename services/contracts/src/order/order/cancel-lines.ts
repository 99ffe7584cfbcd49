import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/**
 * Staff cancel lines of a paid order, or pieces of them, until stocking ends; their price is refunded, freight is not: what was
 * paid for a planned shipment that is not needed any more is refunded with the last parcel.
 * Refused with what is open in the data: `cancel-quantity-not-open` has `lines`. The whole order is cancelled by its own
 * call, made-to-order pieces only before stocking. `version` is the one they saw.
 */
export const cancelLines = call({
  name: 'cancel-lines',
  path: '/private/orders/cancel-lines',
  effect: 'command',
  access: staff('orders.cancel'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    lines: z
      .array(z.object({ productId, quantity: z.int().positive() }))
      .min(1)
      .max(200),
    /** For colleagues; not visible to the buyer. */
    reason: multiLine(500).min(1),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'version-conflict',
    'transition-not-allowed',
    'cancel-quantity-not-open',
    'cancel-whole-order',
    'made-to-order-started',
    'refund-exceeds-captured',
    'refund-exceeds-lines',
    'refund-limit-reached',
  ],
})
