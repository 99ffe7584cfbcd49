import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Staff begin to test an order that is prepared. `version` is the one the member of staff saw. */
export const startTesting = call({
  name: 'start-testing',
  path: '/private/orders/start-testing',
  effect: 'command',
  access: staff('orders.test'),
  input: z.object({ orderNo: enteredOrderNumber, version: z.int().positive() }),
  output: orderChanged,
  errors: ['order-not-found', 'version-conflict', 'transition-not-allowed'],
})
