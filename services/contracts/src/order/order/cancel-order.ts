import { z } from 'zod'
import { buyer, call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** The buyer cancels while the order is pending; from processing on the answer is `contact-account-manager`. */
export const cancelOrder = call({
  name: 'cancel-order',
  path: '/orders/cancel',
  effect: 'command',
  access: buyer,
  input: z.object({ orderNo: enteredOrderNumber }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'contact-account-manager',
    'payment-in-progress',
    'version-conflict',
    'wallet-unreachable',
  ],
})

/** Staff cancel while pending, confirmed or stocking (not with a custom line in stocking); what was paid is refunded. */
export const cancelOrderByStaff = call({
  name: 'cancel-order-by-staff',
  path: '/private/orders/cancel',
  effect: 'command',
  access: staff('orders.cancel'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    reason: z.string().trim().min(1).max(500),
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
