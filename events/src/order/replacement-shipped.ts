import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo } from '../ids.ts'
import { parcelFields } from './parcel.ts'

/**
 * A parcel with the replacement of an after-sales request was handed to the carrier. It is a parcel of the order, but none
 * of what was ordered is in it: nothing is billed, and the order stays as it is.
 */
export const replacementShipped = event('replacement-shipped', {
  ...parcelFields,
  parcelNo: z.int().positive(),
  afterSaleNo,
  handedOverAt: z.iso.datetime(),
})
export type ReplacementShipped = z.infer<typeof replacementShipped>
