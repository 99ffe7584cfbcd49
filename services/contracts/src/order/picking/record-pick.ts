import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/**
 * What of a line was taken from its bin and what is missing, while the order is prepared or tested. Replaces what was
 * recorded of the line before; an empty `lot` means that none was stated.
 */
export const recordPick = call({
  name: 'record-pick',
  path: '/private/orders/record-pick',
  effect: 'command',
  access: staff('orders.stock'),
  input: z.object({
    orderNo: enteredOrderNumber,
    productId,
    picked: z.int().min(0),
    short: z.int().min(0),
    /** Lot or date code. */
    lot: singleLine(60),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'order-line-not-found',
    'transition-not-allowed',
    'pick-exceeds-ordered',
    'line-records-reached',
  ],
})
