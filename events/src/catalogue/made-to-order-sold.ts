import { z } from 'zod'
import { fact } from '../fact.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces that were made for an order left with it; they were never in stock. */
export const madeToOrderSold = fact('made-to-order-sold', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
