import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Staff cancel while pending, confirmed or stocking (not with a custom line in stocking); what was paid is refunded. */
export const cancelOrderByStaff = call({
  name: 'cancel-order-by-staff',
  path: '/private/orders/cancel',
  effect: 'command',
  access: staff('orders.cancel'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    reason: multiLine(500).min(1),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'payment-in-progress',
    'version-conflict',
    'transition-not-allowed',
    'wallet-unreachable',
  ],
})
