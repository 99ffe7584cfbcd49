import { z } from 'zod'
import { fact } from '../fact.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces held for an order are free again. */
export const stockReleasedFromOrder = fact('stock-released-from-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
