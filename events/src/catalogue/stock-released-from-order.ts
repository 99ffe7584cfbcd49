import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces reserved for an order are available again. */
export const stockReleasedFromOrder = event('stock-released-from-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
  /** Why staff released it; absent where the order's end did. */
  reason: z.string().max(200).optional(),
})
