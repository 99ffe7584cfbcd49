import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Some of the pieces reserved for an order were shipped in a parcel; the others stay reserved. */
export const stockSoldInParcel = event('stock-sold-in-parcel', {
  productId,
  orderNo: orderNumber,
  parcelNo: z.int().positive(),
  quantity: z.int().min(1),
})
export type StockSoldInParcel = z.infer<typeof stockSoldInParcel>
