import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'

/** All lines from stock are reserved for the order. It can be paid from now on, and the buyer's list shows it. */
export const stockReserved = event('stock-reserved', {
  lines: z.array(lineQuantity),
  /**
   * The largest share of a product's free pieces, in percent, that the buyer's unpaid orders held then; absent in what
   * was recorded before unpaid orders had a limit.
   */
  sharePercent: z.int().min(0).optional(),
  reservedAt: z.iso.datetime(),
})
export type StockReserved = z.infer<typeof stockReserved>
