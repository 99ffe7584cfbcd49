import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'

/**
 * Releases the pieces of an order that holds them though it is over, or does not exist. An order that is open gets its pieces:
 * refused as `reservation-of-open-order`; cancelling it or its line releases them. Without a reservation it does nothing.
 */
export const releaseReservation = call({
  name: 'release-reservation',
  path: '/private/stock/release-reservation',
  effect: 'command',
  access: staff('stock.release'),
  input: z.object({ productId, orderNo: orderNumber, reason: singleLine(200).min(1) }),
  output: z.object({ productId, orderNo: orderNumber, available: z.int() }),
  errors: ['product-not-found', 'reservation-of-open-order'],
})
