import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Staff add a note for colleagues. Notes add up, so no version is compared; at most 100 an order. */
export const addOrderNote = call({
  name: 'add-order-note',
  path: '/private/orders/note',
  effect: 'command',
  access: staff('orders.note'),
  input: z.object({ orderNo: enteredOrderNumber, note: multiLine(500).min(1) }),
  output: orderChanged,
  errors: ['order-not-found', 'note-limit-reached'],
})
