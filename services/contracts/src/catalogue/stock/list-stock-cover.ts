import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** As many products as are listed. */
export const maxStockCover = 100

export const coverDays = z.enum(['30', '90'])
export type CoverDays = z.infer<typeof coverDays>

/** How long the available pieces of a product last. */
export const stockCover = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  available: z.int(),
  /** Pieces of announced deliveries. */
  incoming: z.int(),
  /** Pieces that left with parcels in the days. */
  sold: z.int(),
  /** Available pieces by what sells a day, rounded down. */
  cover: z.int(),
  leadTimeDays: z.int(),
})
export type StockCover = z.infer<typeof stockCover>

/**
 * Products that sell, those whose available pieces last for the shortest time first, by the sales of the last 30 or 90 days
 * (UTC), today among them.
 */
export const listStockCover = call({
  name: 'list-stock-cover',
  path: '/private/stock/cover',
  effect: 'read',
  access: staff('stock.read'),
  weight: 32,
  input: z.object({ days: coverDays }),
  output: z.object({
    list: z.array(stockCover).max(maxStockCover),
    /** Products that sold in the days; more than are listed if there are. */
    selling: z.int(),
    /** Of these, those whose pieces do not last for their lead time. */
    short: z.int(),
  }),
  errors: [],
})
export type StockCoverList = z.output<typeof listStockCover.output>
