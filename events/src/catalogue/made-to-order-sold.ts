import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces that were made for an order left with it; they were never in stock. */
export const madeToOrderSold = event('made-to-order-sold', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
