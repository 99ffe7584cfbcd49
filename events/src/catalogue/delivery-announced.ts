import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId, purchaseOrderId } from '../ids.ts'

/** Pieces are on their way; what was announced of the same delivery before is replaced. `expectedOn` is a calendar date. */
export const deliveryAnnounced = event('delivery-announced', {
  productId,
  deliveryId,
  quantity: z.int().min(1),
  expectedOn: z.iso.date(),
  note: z.string().max(200).optional(),
  /** The purchase order that it is a line of, which alone changes it. */
  purchaseOrderId: purchaseOrderId.optional(),
})
