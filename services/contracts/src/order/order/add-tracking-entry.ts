import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/**
 * Staff enter what a carrier reports about a parcel; whoever has the order number can read it. Entries add up, so no
 * version is compared; at most 100 a parcel. The same entry again does nothing.
 */
export const addTrackingEntry = call({
  name: 'add-tracking-entry',
  path: '/private/orders/add-tracking-entry',
  effect: 'command',
  access: staff('orders.ship'),
  input: z.object({
    orderNo: enteredOrderNumber,
    parcelNo: z.int().positive(),
    /** When it happened. */
    at: z.iso.datetime(),
    content: singleLine(200).min(1),
  }),
  output: orderChanged,
  errors: ['order-not-found', 'parcel-not-found', 'tracking-time-wrong', 'tracking-entry-limit-reached'],
})
