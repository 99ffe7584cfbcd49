import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/**
 * Hands all that is open of an order to a carrier in one parcel. `version` is the one the member of staff saw. An order
 * with made-to-order lines is `line-not-in-stock` unless `madeToOrderReady` states that their pieces are complete; the
 * response has these lines.
 */
export const shipOrder = call({
  name: 'ship-order',
  path: '/private/orders/ship',
  effect: 'command',
  access: staff('orders.ship'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    carrier: singleLine(80).min(1),
    trackingNumber: singleLine(60).min(1),
    madeToOrderReady: z.boolean().optional(),
  }),
  output: orderChanged,
  errors: ['order-not-found', 'version-conflict', 'transition-not-allowed', 'line-not-in-stock', 'line-test-failed'],
})
