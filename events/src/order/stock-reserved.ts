import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'

/** All lines that need stock are held for the order. From here on it can be paid, and the buyer's list shows it. */
export const stockReserved = event('stock-reserved', { lines: z.array(lineQuantity), reservedAt: z.iso.datetime() })
export type StockReserved = z.infer<typeof stockReserved>
