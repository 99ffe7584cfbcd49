import { z } from 'zod'
import { type ProductId, productId } from '../ids.ts'
import { money, unitPrice } from '../money.ts'
import { dateRange } from './delivery-dates.ts'

/** One ordered product at the price it was ordered for. */
export const orderLine = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  quantity: z.int().positive(),
  unitPrice,
  lineTotal: money,
  /** Weight of one piece in grams; a fraction for small parts. */
  weightGrams: z.number().nonnegative(),
  /** Made to order: has no stock, and cannot be cancelled once stocking has begun. */
  custom: z.boolean(),
  /** When the line would leave the warehouse alone; absent in what was recorded before there were delivery dates. */
  ships: dateRange.optional(),
})
export type OrderLine = z.infer<typeof orderLine>

/** A product and how many of it. */
export const lineQuantity = z.object({ productId, quantity: z.int().positive() })
export type LineQuantity = z.infer<typeof lineQuantity>

/** Pieces by product; a product that is listed twice has one sum. */
export const piecesByProduct = (lines: readonly LineQuantity[]): Map<ProductId, number> => {
  const pieces = new Map<ProductId, number>()
  for (const line of lines) pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.quantity)
  return pieces
}
