import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'

/**
 * The parcel was handed to the carrier. `lines` are the lines from stock, `madeToOrder` those that were never in stock.
 */
export const orderShipped = event('order-shipped', {
  carrier: z.string().min(1),
  trackingNumber: z.string().min(1),
  shippedAt: z.iso.datetime(),
  lines: z.array(lineQuantity),
  madeToOrder: z.array(lineQuantity),
})
export type OrderShipped = z.infer<typeof orderShipped>
