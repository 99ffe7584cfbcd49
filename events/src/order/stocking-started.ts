import { z } from 'zod'
import { fact } from '../fact.ts'

/** Staff began to collect (or make) the goods. */
export const stockingStarted = fact('stocking-started', { startedAt: z.iso.datetime() })
export type StockingStarted = z.infer<typeof stockingStarted>
