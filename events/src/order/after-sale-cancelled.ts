import { z } from 'zod'
import { event } from '../event.ts'

/** The buyer withdrew the request before anything came back. */
export const afterSaleCancelled = event('after-sale-cancelled', { cancelledAt: z.iso.datetime() })
export type AfterSaleCancelled = z.infer<typeof afterSaleCancelled>
