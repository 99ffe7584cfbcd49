import { z } from 'zod'
import { event } from '../event.ts'

/** The request ended before anything came back. */
export const afterSaleCancelled = event('after-sale-cancelled', {
  /** Absent: the buyer withdrew it. */
  reason: z.enum(['not-returned']).optional(),
  cancelledAt: z.iso.datetime(),
})
export type AfterSaleCancelled = z.infer<typeof afterSaleCancelled>
