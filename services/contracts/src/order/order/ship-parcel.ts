import { productId } from '@pinline/events/ids'
import { parcelSize } from '@pinline/events/order/parcel'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Grams and millimetres: no parcel is heavier than a truck or longer than a container. */
const maxWeightGrams = 1_000_000
const maxSideMm = 12_000
const side = z.int().positive().max(maxSideMm)

/**
 * Hands a part of an order to a carrier: at most what is still open of each line, else `parcel-quantity-not-open` with
 * what is. The order is shipped with its last piece. `version` is the one that the member of staff saw;
 * `madeToOrderReady` as in `ship-order`.
 */
export const shipParcel = call({
  name: 'ship-parcel',
  path: '/private/orders/ship-parcel',
  effect: 'command',
  access: staff('orders.ship'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    lines: z
      .array(z.object({ productId, quantity: z.int().positive() }))
      .min(1)
      .max(200),
    carrier: singleLine(80).min(1),
    trackingNumber: singleLine(60).min(1),
    weightGrams: z.int().positive().max(maxWeightGrams).optional(),
    sizeMm: parcelSize.extend({ lengthMm: side, widthMm: side, heightMm: side }).optional(),
    madeToOrderReady: z.boolean().optional(),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'version-conflict',
    'transition-not-allowed',
    'line-not-in-stock',
    'line-test-failed',
    'parcel-quantity-not-open',
    'tracking-number-used',
    'parcel-limit-reached',
  ],
})
