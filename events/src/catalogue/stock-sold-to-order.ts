import { z } from 'zod'
import { fact } from '../fact.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces held for an order left with it. */
export const stockSoldToOrder = fact('stock-sold-to-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
