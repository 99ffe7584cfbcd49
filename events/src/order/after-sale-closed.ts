import { z } from 'zod'
import { event } from '../event.ts'

/** Nothing is left to do. */
export const afterSaleClosed = event('after-sale-closed', { closedAt: z.iso.datetime() })
export type AfterSaleClosed = z.infer<typeof afterSaleClosed>
