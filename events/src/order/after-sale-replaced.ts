import { z } from 'zod'
import { event } from '../event.ts'

/** Other pieces, or the repaired ones, were sent to the buyer. */
export const afterSaleReplaced = event('after-sale-replaced', {
  quantity: z.int().positive(),
  carrier: z.string().min(1),
  trackingNumber: z.string().min(1),
  replacedAt: z.iso.datetime(),
})
export type AfterSaleReplaced = z.infer<typeof afterSaleReplaced>
