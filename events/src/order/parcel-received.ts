import { z } from 'zod'
import { event } from '../event.ts'

/** The buyer has confirmed that one parcel has arrived. After the last one `order-completed` follows. */
export const parcelReceived = event('parcel-received', {
  parcelNo: z.int().positive(),
  receivedAt: z.iso.datetime(),
})
export type ParcelReceived = z.infer<typeof parcelReceived>
