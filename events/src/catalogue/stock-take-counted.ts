import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/**
 * Pieces that somebody found. `expected` is what the stock said when they were counted, reserved pieces included, at its
 * version `stockVersion`. A further count of a product replaces the one before.
 */
export const stockTakeCounted = event('stock-take-counted', {
  counts: z
    .array(
      z.object({
        productId,
        counted: z.int().min(0),
        expected: z.int().min(0),
        stockVersion: z.int().min(0),
        countedAt: z.iso.datetime(),
      }),
    )
    .min(1),
  /** Afterwards: products that were counted, and of those the ones that are to be counted again. */
  progress: z.object({ counted: z.int().min(0), recount: z.int().min(0) }),
  recordedAt: z.iso.datetime(),
})
