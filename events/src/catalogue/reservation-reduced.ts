import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Some of the pieces reserved for an order were cancelled and are free again; the others stay reserved. */
export const reservationReduced = event('reservation-reduced', {
  productId,
  orderNo: orderNumber,
  /** Pieces that are free again. */
  quantity: z.int().min(1),
})
export type ReservationReduced = z.infer<typeof reservationReduced>
