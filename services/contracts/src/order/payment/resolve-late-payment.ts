import { captureId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/**
 * Staff have written to the buyer about a payment that came after the cancellation. `note` is for colleagues; `version`
 * is the one they saw. Says nothing about the refund, which goes its own way.
 */
export const resolveLatePayment = call({
  name: 'resolve-late-payment',
  path: '/private/orders/settle-late-payment',
  effect: 'command',
  access: staff('orders.refund'),
  input: z.object({
    orderNo: enteredOrderNumber,
    captureId,
    version: z.int().positive(),
    note: multiLine(500).min(1).optional(),
  }),
  output: orderChanged,
  errors: ['order-not-found', 'not-found', 'version-conflict'],
})
