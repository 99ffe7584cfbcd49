import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'

/** The goods were handed to the carrier. `lines` are the lines that left stock, `madeToOrder` those that never were in it. */
export const orderShipped = event('order-shipped', {
  carrier: z.string().min(1),
  trackingNumber: z.string().min(1),
  shippedAt: z.iso.datetime(),
  lines: z.array(lineQuantity),
  madeToOrder: z.array(lineQuantity),
})
export type OrderShipped = z.infer<typeof orderShipped>
