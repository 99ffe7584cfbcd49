import { afterSaleNo } from '@pinline/events/ids'
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
  /** The request whose replacement is in it; null for what was ordered. */
  afterSaleNo: afterSaleNo.nullable(),
  /** With packing, grams; null if it was not stated. */
  weightGrams: z.int().nullable(),
  sizeMm: parcelSize.nullable(),
})
export type ParcelRow = z.infer<typeof parcelRow>

/** The pair AcceptTime and AcceptStation repeats time and content under the older names. */
export const logisticsEntry = z.object({
  time: z.iso.datetime(),
  content: z.string(),
  AcceptTime: z.iso.datetime(),
  AcceptStation: z.string(),
})
export type LogisticsEntry = z.infer<typeof logisticsEntry>

/** An entry as staff see it: `entryId` names one that staff wrote and may remove, null is another source's. */
export const staffLogisticsEntry = logisticsEntry.extend({ entryId: z.string().nullable() })
export type StaffLogisticsEntry = z.infer<typeof staffLogisticsEntry>

/** What is known about its way. */
const trackingFields = {
  /** The carrier's own page of the parcel; null for carriers without one. */
  carrierPage: z.url().nullable(),
  /** Newest first; none for the first 24 to 48 h. */
  logistics: z.array(logisticsEntry),
}

/** A parcel with its tracking, for its buyer. */
export const trackedParcel = parcelRow.extend(trackingFields)
export type TrackedParcel = z.infer<typeof trackedParcel>

/** The same for staff. */
export const staffTrackedParcel = trackedParcel.extend({ logistics: z.array(staffLogisticsEntry) })
export type StaffTrackedParcel = z.infer<typeof staffTrackedParcel>

/** A parcel as whoever has the order number sees it: without what is in it. */
export const openlyTrackedParcel = parcelRow
  .pick({ parcelNo: true, carrier: true, trackingNumber: true, shippedAt: true })
  .extend(trackingFields)
