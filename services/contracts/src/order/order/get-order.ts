import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderDetail } from './order-row.ts'

/** One of the buyer's orders with its lines, parcels, payments and refunds. */
export const getOrder = call({
  name: 'get-order',
  path: '/orders/detail',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({ orderNo: enteredOrderNumber }),
  output: orderDetail,
  errors: ['order-not-found'],
})
