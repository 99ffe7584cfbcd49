import { stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { stockTakeStatus } from './stock-takes-resource.ts'

/** A stock-take after a command. */
export const stockTakeChanged = z.object({
  id: stockTakeId,
  status: stockTakeStatus,
  counted: z.int(),
  recount: z.int(),
  version: z.int(),
})
export type StockTakeChanged = z.infer<typeof stockTakeChanged>
