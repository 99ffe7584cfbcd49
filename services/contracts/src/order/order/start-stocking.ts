import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Staff begin to prepare a confirmed order. `version` is the one the member of staff saw. */
export const startStocking = call({
  name: 'start-stocking',
  path: '/private/orders/start-stocking',
  effect: 'command',
  access: staff('orders.stock'),
  input: z.object({ orderNo: enteredOrderNumber, version: z.int().positive() }),
  output: orderChanged,
  errors: ['order-not-found', 'version-conflict', 'transition-not-allowed'],
})
