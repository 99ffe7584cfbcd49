import { z } from 'zod'
import { lineQuantity } from './order-line.ts'

/** Outer size of a parcel in millimetres. */
export const parcelSize = z.object({
  lengthMm: z.int().positive(),
  widthMm: z.int().positive(),
  heightMm: z.int().positive(),
})

/** What every event of a parcel has. `lines` are the lines from stock, `madeToOrder` those that were never in stock. */
export const parcelFields = {
  carrier: z.string().min(1),
  trackingNumber: z.string().min(1),
  lines: z.array(lineQuantity),
  madeToOrder: z.array(lineQuantity),
  /** With packing; absent if it was not stated. */
  weightGrams: z.int().positive().optional(),
  sizeMm: parcelSize.optional(),
}
