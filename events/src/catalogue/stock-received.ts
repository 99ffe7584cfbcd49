import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/**
 * Pieces were received. They count against the named delivery, else against the earliest that belongs to no purchase order;
 * returned ones against none.
 */
export const stockReceived = event('stock-received', {
  productId,
  quantity: z.int().min(1),
  reason: z.string().max(200),
  deliveryId: deliveryId.optional(),
  /** A buyer sent them back, so they were in no delivery; absent otherwise. */
  returned: z.literal(true).optional(),
})
