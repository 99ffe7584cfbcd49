import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces are reserved for an order until it is cancelled or shipped. */
export const stockReservedForOrder = event('stock-reserved-for-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
  /** The order is unpaid, and its buyer has never paid one; absent otherwise. */
  newBuyer: z.literal(true).optional(),
})
