import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { noteText } from '../../api/mention.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Characters of a note on an order. */
export const maxOrderNoteLength = 500

/**
 * Staff add a note for colleagues. Notes add up, so no version is compared; at most 100 an order. Each colleague whom it
 * mentions gets a to-do.
 */
export const addOrderNote = call({
  name: 'add-order-note',
  path: '/private/orders/note',
  effect: 'command',
  access: staff('orders.note'),
  input: z.object({ orderNo: enteredOrderNumber, note: noteText(maxOrderNoteLength) }),
  output: orderChanged,
  errors: ['order-not-found', 'note-limit-reached', 'mention-limit-reached', 'mention-not-possible'],
})
