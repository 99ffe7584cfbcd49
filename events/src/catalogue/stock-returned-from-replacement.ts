import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo, productId } from '../ids.ts'

/** A replacement was withdrawn before it was sent: its pieces are free again. */
export const stockReturnedFromReplacement = event('stock-returned-from-replacement', {
  productId,
  afterSaleNo,
  attempt: z.int().positive(),
  quantity: z.int().min(1),
})
export type StockReturnedFromReplacement = z.infer<typeof stockReturnedFromReplacement>
