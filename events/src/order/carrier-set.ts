import { z } from 'zod'
import { event } from '../event.ts'

/** A carrier as staff enter it: parcels name it by its name, lists show active ones by their position. */
export const carrierSet = event('carrier-set', {
  code: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Address of the carrier's page of a parcel, with `{number}` for its tracking number; null for carriers without one. */
  trackingPage: z.string().nullable(),
  active: z.boolean(),
  /** Place in lists, lowest first. */
  position: z.int().min(0),
})
export type CarrierSet = z.infer<typeof carrierSet>
