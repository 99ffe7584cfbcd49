import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** Staff take back a wrong entry of theirs. The timeline of the order keeps who added and who removed it. */
export const removeTrackingEntry = call({
  name: 'remove-tracking-entry',
  path: '/private/orders/remove-tracking-entry',
  effect: 'command',
  access: staff('orders.ship'),
  input: z.object({
    orderNo: enteredOrderNumber,
    parcelNo: z.int().positive(),
    entryId: z.string().regex(/^[0-9a-f]{24}$/),
  }),
  output: orderChanged,
  errors: ['order-not-found', 'parcel-not-found', 'tracking-entry-not-found'],
})
