import { z } from 'zod'
import { event } from '../event.ts'

/** The order could not request the refund, since less is left of what was paid. Staff decide on another amount. */
export const afterSaleRefundRefused = event('after-sale-refund-refused', {
  attempt: z.int().positive(),
  /** Error code of the refusal. */
  code: z.string(),
  refusedAt: z.iso.datetime(),
})
export type AfterSaleRefundRefused = z.infer<typeof afterSaleRefundRefused>
