import { productId, stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { stockTakeChanged } from './stock-take-changed.ts'

/** Rows of one request; a longer sheet is sent in parts. */
export const maxCountsAtOnce = 100

/**
 * Records what was found. Each count is compared with the stock at `countedAt`, by default now: what orders and deliveries
 * move before or after changes nothing. A further count of a product replaces the one before.
 */
export const recordCounts = call({
  name: 'record-counts',
  path: '/private/stock-takes/record-counts',
  effect: 'command',
  access: staff('stock-takes.count'),
  input: z.object({
    id: stockTakeId,
    counts: z
      .array(z.object({ productId, counted: z.int().min(0).max(100_000_000) }))
      .min(1)
      .max(maxCountsAtOnce)
      .refine((counts) => new Set(counts.map((count) => count.productId)).size === counts.length),
    /** When they were counted, for a sheet that is entered later. */
    countedAt: z.iso.datetime().optional(),
  }),
  output: stockTakeChanged,
  errors: ['stock-take-not-found', 'stock-take-closed', 'product-not-found', 'invalid-input'],
})
