import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** Staff begin to count these products, in the order of the counting sheet. `bin` is where the pieces lay then. */
export const stockTakeStarted = event('stock-take-started', {
  title: z.string().max(120),
  lines: z
    .array(z.object({ productId, model: z.string(), manufacturer: z.string(), bin: z.string().nullable() }))
    .min(1),
  startedAt: z.iso.datetime(),
})
