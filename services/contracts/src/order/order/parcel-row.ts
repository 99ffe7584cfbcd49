import { lineQuantity } from '@pinline/events/order/order-line'
import { parcelSize } from '@pinline/events/order/parcel'
import { z } from 'zod'

/** One parcel of an order. */
export const parcelRow = z.object({
  /** Position among the parcels of the order, from 1. */
  parcelNo: z.int().positive(),
  carrier: z.string(),
  trackingNumber: z.string(),
  shippedAt: z.iso.datetime(),
  /** When its buyer confirmed that it has arrived; null: not yet, or the order was completed as a whole. */
  receivedAt: z.iso.datetime().nullable(),
  lines: z.array(lineQuantity),
  /** With packing, grams; null if it was not stated. */
  weightGrams: z.int().nullable(),
  sizeMm: parcelSize.nullable(),
})
export type ParcelRow = z.infer<typeof parcelRow>
