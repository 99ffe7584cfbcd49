import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** What the carrier reported about a parcel, entered by staff; readable by whoever has the order number. */
export const trackingEntryAdded = event('tracking-entry-added', {
  parcelNo: z.int().positive(),
  /** Same parcel, time and content, same id. */
  entryId: z.string().regex(/^[0-9a-f]{24}$/),
  /** When it happened, by the carrier. */
  at: z.iso.datetime(),
  /** The text, in the order service's vault. */
  contentRef: vaultReference,
  addedAt: z.iso.datetime(),
})
export type TrackingEntryAdded = z.infer<typeof trackingEntryAdded>
