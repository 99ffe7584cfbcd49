import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces reserved for an order are available again. */
export const stockReleasedFromOrder = event('stock-released-from-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
