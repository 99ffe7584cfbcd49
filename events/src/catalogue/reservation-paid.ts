import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** The order of a new buyer that holds the pieces was paid. */
export const reservationPaid = event('reservation-paid', {
  productId,
  orderNo: orderNumber,
  quantity: z.int().min(1),
})
