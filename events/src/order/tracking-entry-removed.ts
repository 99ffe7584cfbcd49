import { z } from 'zod'
import { event } from '../event.ts'

/** Staff took back a wrong tracking entry of theirs; its text stays in the vault, and in the history of the order. */
export const trackingEntryRemoved = event('tracking-entry-removed', {
  parcelNo: z.int().positive(),
  entryId: z.string().regex(/^[0-9a-f]{24}$/),
  removedAt: z.iso.datetime(),
})
export type TrackingEntryRemoved = z.infer<typeof trackingEntryRemoved>
