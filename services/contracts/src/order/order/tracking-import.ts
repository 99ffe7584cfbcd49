import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { cleanedText, singleLine } from '../../api/text.ts'

/** Rows of one request; a longer file is sent in parts. */
export const maxTrackingImportRows = 100

/** A row of a carrier's file. */
export const trackingImportRow = z.object({
  carrier: cleanedText(80),
  trackingNumber: cleanedText(60),
  /** ISO 8601 with its zone; anything else is `time-unreadable`. */
  at: cleanedText(40),
  content: singleLine(200).min(1),
})
export type TrackingImportRow = z.infer<typeof trackingImportRow>

export const trackingImportRows = z.object({ rows: z.array(trackingImportRow).min(1).max(maxTrackingImportRows) })

/** What became of a row, or, in a preview, what would. */
export const trackingImportOutcome = z.enum([
  /** In a preview: it would be added. */
  'new',
  'added',
  /** The parcel has it, the file had it before, or staff have removed it. */
  'known',
  /** No parcel has this number with this carrier. */
  'unknown-number',
  /** Several have. */
  'number-not-unique',
  'time-unreadable',
  'tracking-time-wrong',
  'tracking-entry-limit-reached',
])
export type TrackingImportOutcome = z.infer<typeof trackingImportOutcome>

export const trackingImportResult = z.object({
  outcome: trackingImportOutcome,
  /** The parcel that the row is about; null if there is none. */
  orderNo: orderNumber.nullable(),
  parcelNo: z.int().positive().nullable(),
})
export type TrackingImportResult = z.infer<typeof trackingImportResult>
