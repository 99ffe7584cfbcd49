import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo, productId } from '../ids.ts'

/**
 * Pieces left the free stock for the replacement of an after-sales request. None where too few were free: the result of an
 * attempt is recorded once and stays, whatever the stock is when it is asked for again.
 */
export const stockTakenForReplacement = event('stock-taken-for-replacement', {
  productId,
  afterSaleNo,
  attempt: z.int().positive(),
  quantity: z.int().min(0),
  /** Pieces that were free before. */
  available: z.int().min(0),
})
export type StockTakenForReplacement = z.infer<typeof stockTakenForReplacement>
