import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** `version` is the one the member of staff saw. */
export const shipOrder = call({
  name: 'ship-order',
  path: '/private/orders/ship',
  effect: 'command',
  access: staff('orders.ship'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    carrier: z.string().trim().min(1).max(80),
    trackingNumber: z.string().trim().min(1).max(60),
  }),
  output: orderChanged,
  errors: ['order-not-found', 'version-conflict', 'transition-not-allowed'],
})
