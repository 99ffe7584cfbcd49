import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** The buyer confirms receipt: a shipped order becomes completed. */
export const confirmReceipt = call({
  name: 'confirm-receipt',
  path: '/orders/confirm-receipt',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({ orderNo: enteredOrderNumber }),
  output: orderChanged,
  errors: ['order-not-found', 'transition-not-allowed'],
})
