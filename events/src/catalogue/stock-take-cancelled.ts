import { z } from 'zod'
import { event } from '../event.ts'

/** The counts are not used. */
export const stockTakeCancelled = event('stock-take-cancelled', {
  reason: z.string().max(200),
  cancelledAt: z.iso.datetime(),
})
