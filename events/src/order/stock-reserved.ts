import { z } from 'zod'
import { fact } from '../fact.ts'
import { lineQuantity } from './order-line.ts'

/** All lines that need stock are held for the order. From here on it can be paid, and the buyer's list shows it. */
export const stockReserved = fact('stock-reserved', { lines: z.array(lineQuantity), reservedAt: z.iso.datetime() })
export type StockReserved = z.infer<typeof stockReserved>
