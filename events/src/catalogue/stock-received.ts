import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** Pieces came in. They count against the delivery named, else against the one expected first. */
export const stockReceived = event('stock-received', {
  productId,
  quantity: z.int().min(1),
  reason: z.string().max(200),
  deliveryId: deliveryId.optional(),
})
