import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces reserved for an order were shipped. */
export const stockSoldToOrder = event('stock-sold-to-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
