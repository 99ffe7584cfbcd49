import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** The pieces that were still reserved for an order were shipped: it holds nothing any more. */
export const stockSoldToOrder = event('stock-sold-to-order', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
  /** Pieces of all its parcels; absent if it went in one. */
  inAllParcels: z.int().min(1).optional(),
})
