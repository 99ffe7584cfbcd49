import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/**
 * Every difference was booked, but those that were refused because orders hold the missing pieces, or because the stock was
 * corrected after the count. `available` was free then.
 */
export const stockTakeBooked = event('stock-take-booked', {
  refused: z.array(z.object({ productId, available: z.int() })),
  bookedAt: z.iso.datetime(),
})
