import { z } from 'zod'
import { event } from '../event.ts'

/** Staff began to collect (or make) the goods. */
export const stockingStarted = event('stocking-started', { startedAt: z.iso.datetime() })
export type StockingStarted = z.infer<typeof stockingStarted>
