import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The differences are right and are to be booked; negative for missing pieces. Products without a count stay as they are. */
export const stockTakeApproved = event('stock-take-approved', {
  title: z.string().max(120),
  differences: z.array(z.object({ productId, quantity: z.int() })),
  approvedAt: z.iso.datetime(),
})
export type StockTakeApproved = z.infer<typeof stockTakeApproved>
