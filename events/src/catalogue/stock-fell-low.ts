import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The available pieces fell to the reorder level or below it. */
export const stockFellLow = event('stock-fell-low', {
  productId,
  model: z.string().min(1),
  available: z.int().min(0),
  level: z.int().min(0),
})
export type StockFellLow = z.infer<typeof stockFellLow>
