import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Made-to-order pieces were shipped with their order; they were never in stock. */
export const madeToOrderSold = event('made-to-order-sold', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
  /** The parcel that they were in; absent for the first. */
  parcelNo: z.int().positive().optional(),
})
