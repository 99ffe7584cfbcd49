import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** The buyer cancels while the order is pending; from processing on it returns `contact-account-manager`. */
export const cancelOrder = call({
  name: 'cancel-order',
  path: '/orders/cancel',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
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
