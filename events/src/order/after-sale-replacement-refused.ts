import { z } from 'zod'
import { event } from '../event.ts'

/** Too few pieces were free for a replacement. Staff decide again. */
export const afterSaleReplacementRefused = event('after-sale-replacement-refused', {
  attempt: z.int().positive(),
  /** Pieces that were free. */
  available: z.int().min(0),
  refusedAt: z.iso.datetime(),
})
export type AfterSaleReplacementRefused = z.infer<typeof afterSaleReplacementRefused>
