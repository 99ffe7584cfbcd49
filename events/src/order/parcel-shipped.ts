import { z } from 'zod'
import { event } from '../event.ts'
import { parcelFields } from './parcel.ts'

/**
 * A parcel was handed to the carrier, and others of its order follow: the last one is `order-shipped`. The time is not
 * called `shippedAt`, because the days until an order is completed are counted from its last parcel and found by that name.
 */
export const parcelShipped = event('parcel-shipped', {
  ...parcelFields,
  parcelNo: z.int().positive(),
  handedOverAt: z.iso.datetime(),
})
export type ParcelShipped = z.infer<typeof parcelShipped>
