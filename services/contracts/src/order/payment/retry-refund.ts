import { refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/** Staff have a failed refund asked for again; one that is under way or through needs nothing. `version` is the one they saw. */
export const retryRefund = call({
  name: 'retry-refund',
  path: '/private/orders/retry-refund',
  effect: 'command',
  access: staff('orders.refund'),
  input: z.object({ orderNo: enteredOrderNumber, refundId, version: z.int().positive() }),
  output: orderChanged,
  errors: ['order-not-found', 'refund-not-found', 'version-conflict'],
})
