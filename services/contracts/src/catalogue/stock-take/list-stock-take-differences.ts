import { productId, stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** What a count found, and what the stock said at that moment, reserved pieces included. */
export const stockTakeDifference = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  bin: z.string().nullable(),
  counts: z.array(
    z.object({ counted: z.int(), expected: z.int(), stockVersion: z.int(), countedAt: z.iso.datetime() }),
  ),
  /** By the latest count; negative for missing pieces. */
  difference: z.int(),
  /**
   * Free pieces when its booking was refused; null: it was not. Where they were enough, the stock had been corrected after
   * the count.
   */
  refusedWith: z.int().nullable(),
})
export type StockTakeDifference = z.infer<typeof stockTakeDifference>

/** The counted products whose stock said something else at any of their counts, for who approves them. */
export const listStockTakeDifferences = call({
  name: 'list-stock-take-differences',
  path: '/private/stock-takes/differences',
  effect: 'read',
  access: staff('stock-takes.approve'),
  input: z.object({ id: stockTakeId }),
  output: z.object({ list: z.array(stockTakeDifference), version: z.int() }),
  errors: ['stock-take-not-found'],
})
