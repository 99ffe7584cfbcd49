import { z } from 'zod'
import { event } from '../event.ts'
import { parcelFields } from './parcel.ts'

/**
 * The last parcel of an order was handed to the carrier, or its only one; `lines` and `madeToOrder` are what is in it.
 * Parcels before it are `parcel-shipped`.
 */
export const orderShipped = event('order-shipped', {
  ...parcelFields,
  /** Absent for the only parcel of an order. */
  parcelNo: z.int().positive().optional(),
  shippedAt: z.iso.datetime(),
})
export type OrderShipped = z.infer<typeof orderShipped>
