import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Pieces held for an order are free again. */
export const stockReleasedFromOrder = event('stock-released-from-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
