import { z } from 'zod'
import { fact } from '../fact.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces are held for an order until it is cancelled or shipped. */
export const stockReservedForOrder = fact('stock-reserved-for-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
