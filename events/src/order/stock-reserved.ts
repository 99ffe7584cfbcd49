import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'

/** All lines from stock are reserved for the order. It can be paid from now on, and the buyer's list shows it. */
export const stockReserved = event('stock-reserved', { lines: z.array(lineQuantity), reservedAt: z.iso.datetime() })
export type StockReserved = z.infer<typeof stockReserved>
