import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The available pieces are above the reorder level again, or it is no longer watched. */
export const stockRecovered = event('stock-recovered', { productId, available: z.int().min(0) })
export type StockRecovered = z.infer<typeof stockRecovered>
