import { productId, staffId, stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

export const stockTakeStatus = z.enum(['counting', 'approved', 'booked', 'cancelled'])
export type StockTakeStatus = z.infer<typeof stockTakeStatus>

/** A product of the counting sheet. What the stock says is not in it, so that nobody counts up to a number. */
export const stockTakeLine = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  bin: z.string().nullable(),
  /** What was found last; null: not counted yet. */
  counted: z.int().nullable(),
  /** Counts so far. */
  counts: z.int(),
  /** The stock said something else, and that was counted once only, or was corrected since. */
  recount: z.boolean(),
})
export type StockTakeLine = z.infer<typeof stockTakeLine>

export const stockTakeRecord = z.object({
  id: stockTakeId,
  title: z.string(),
  status: stockTakeStatus,
  startedAt: z.iso.datetime(),
  startedBy: staffId.nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Products on the sheet, and those that were counted. */
  products: z.int(),
  counted: z.int(),
  /**
   * Products to be counted again. Lists leave out those that were corrected since their count: the events of each such
   * product's stock say so, and only the single record reads them.
   */
  recount: z.int(),
  /** Products whose stock differed; null until it is approved. */
  differences: z.int().nullable(),
  /** Differences that were not booked: orders hold the missing pieces, or the stock was corrected after the count. */
  refused: z.int(),
  /** In the order of the sheet; filled in the single record only. */
  lines: z.array(stockTakeLine),
  version: z.int(),
})
export type StockTakeRecord = z.infer<typeof stockTakeRecord>

/** Stock-takes. Their lines are filled in the single record only. */
export const stockTakesResource = adminResource({
  name: 'stock-takes',
  permission: 'stock-takes.read',
  row: stockTakeRecord,
  filter: z.object({
    q: cleanedText(120).optional(),
    status: z.union([stockTakeStatus, z.array(stockTakeStatus).min(1)]).optional(),
  }),
  sorts: ['startedAt'],
  countsTo: 10_000,
})
