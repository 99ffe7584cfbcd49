import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Other pieces, or the repaired ones, were sent to the buyer. */
export const afterSaleReplaced = event('after-sale-replaced', {
  quantity: z.int().positive(),
  carrier: z.string().min(1),
  trackingNumber: z.string().min(1),
  /** The parcel of the order that they are in. Absent in what was recorded before replacements were parcels. */
  parcel: z
    .object({
      orderNo: orderNumber,
      productId,
      fromStock: z.boolean(),
      /** With packing; absent if it was not stated. */
      weightGrams: z.int().positive().optional(),
    })
    .optional(),
  replacedAt: z.iso.datetime(),
})
export type AfterSaleReplaced = z.infer<typeof afterSaleReplaced>
